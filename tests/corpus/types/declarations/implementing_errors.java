import java.util.Comparator;

class ImplementingErrors {
    interface Shape {
        int area();

        void scale(int factor, String... names);
    }

    // EXPECT-NEXT error@18: class 'Square' must implement 'scale(int, String...)' of 'Shape'
    static class Square implements Shape {
        public int area() {
            return 1;
        }
    }

    static abstract class Base {
        public abstract String toString();
    }

    static class Derived extends Base {} // EXPECT error: class 'Derived' must implement 'toString()' of 'Base'

    Comparator<String> comparator = new Comparator<String>() {}; // EXPECT error: anonymous class must implement 'compare(T, T)' of 'Comparator'

    record Point(int x) implements Runnable {} // EXPECT error: record 'Point' must implement 'run()' of 'Runnable'

    enum Operation {
        ADD {
            int apply() {
                return 1;
            }
        },
        NEGATE, // EXPECT error@9: enum constant 'NEGATE' must implement 'apply()' of 'Operation'
        NOTHING {}; // EXPECT error: anonymous class must implement 'apply()' of 'Operation'

        abstract int apply();
    }

    enum Empty implements Runnable {} // EXPECT error: enum 'Empty' must implement 'run()' of 'Runnable'

    interface Left {
        default void move() {}
    }

    interface Right {
        default void move() {}
    }

    interface Must {
        void move();
    }

    static class Torn implements Left, Right {} // EXPECT error@18: class 'Torn' inherits 'move()' from both 'Left' and 'Right'

    static abstract class Unsure implements Left, Must {} // EXPECT error: class 'Unsure' inherits 'move()' from both 'Left' and 'Must'

    static class Hidden {
        void run() {}
    }

    static class Job extends Hidden implements Runnable {} // EXPECT error: 'run()' is package-private and overrides a method of 'Runnable' that is public
}
// COVERS classes, enums, records, anonymous classes, overriding, inheritance
