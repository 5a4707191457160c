// Every abstract method is implemented: here, by a superclass, or by a default method.
import java.util.AbstractCollection;
import java.util.Comparator;
import java.util.Iterator;

class Implementing {
    interface Shape {
        int area();

        default int twice() {
            return 2 * area();
        }

        boolean equals(Object other);
    }

    static class Base {
        public int area() {
            return 1;
        }
    }

    static class Square extends Base implements Shape {}

    static abstract class Later implements Shape {}

    static class Now extends Later {
        public int area() {
            return 1;
        }
    }

    interface Named<T> {
        T name(T x);
    }

    interface Defaulted extends Named<String> {
        default String name(String x) {
            return x;
        }
    }

    static class Both implements Defaulted, Named<String> {}

    static class Generic<E> extends AbstractCollection<E> {
        public Iterator<E> iterator() {
            return null;
        }

        public int size() {
            return 0;
        }
    }

    enum Operation {
        ADD {
            int apply(int a) {
                return a;
            }
        },
        NEGATE {
            int apply(int a) {
                return -a;
            }
        };

        abstract int apply(int a);
    }

    enum Level implements Shape {
        LOW;

        public int area() {
            return 0;
        }
    }

    record Point(int area) implements Shape {}

    interface Left {
        default void move() {}
    }

    interface Right {
        default void move() {}
    }

    static class Settled implements Left, Right {
        public void move() {
            Left.super.move();
        }
    }

    Comparator<String> comparator = new Comparator<>() {
        public int compare(String a, String b) {
            return 0;
        }
    };
}
// COVERS classes, interfaces, default methods, enums, records, anonymous classes, overriding
// COVERS inheritance, qualified super
