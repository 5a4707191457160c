// Objects are built by public constructors, else by factories, else as subclasses do; a constructor that sends others to a factory builds none. Lambdas are made by the code around them.
// ARGS --all
// EXIT 1
public class who_builds {
    // The protected constructor is for subclasses: the factory says what is allowed.
    public static class Guarded {
        private final int[] items;

        protected Guarded(int size) {
            items = new int[size];
        }

        public static Guarded of(int size) {
            if (size < 1 || size > 3) {
                throw new IllegalArgumentException("size");
            }
            return new Guarded(size);
        }

        public int first() {
            return items[0]; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'who_builds.Guarded.first()'
        }

        public int second() {
            return items[1]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'who_builds.Guarded.second()'
        }
    }

    // A base class: objects are those of its subclasses.
    public static class Base {
        private final String name;

        protected Base() {
            name = null;
        }

        protected Base(String name) {
            this.name = name;
        }

        public int length() {
            return name.length(); // EXPECT possible: null dereference: NullPointerException in 'who_builds.Base.length()'
        }
    }

    public static class Named extends Base {
        public Named(String name) {
            super(name);
        }
    }

    public static class Unchecked {
        private final int[] items;

        /** Does not look at its argument; use {@code unchecked} if you want that. */
        public Unchecked(int[] items) {
            this.items = items;
        }

        public static Object unchecked(int[] items) {
            if (items.length == 0) {
                throw new IllegalArgumentException("items");
            }
            return new Unchecked(items);
        }

        // EXPECT-NEXT cut: objects in states that no calls were found to build in 'who_builds.Unchecked.first()'
        public int first() {
            return items[0]; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'who_builds.Unchecked.first()'
        }
    }

    public interface Task {
        int run(int n);
    }

    public static Task divides(int k) {
        if (k == 0) {
            throw new IllegalArgumentException("k");
        }
        return n -> n / k; // EXPECT possible: division by zero: ArithmeticException in 'who_builds.once(who_builds.Task)'
    }

    // EXPECT-NEXT cut: objects in states that no calls were found to build in 'who_builds.once(who_builds.Task)'
    public static int once(Task task) {
        return task.run(1);
    }

    // Of an enum that nobody knows, with a place among its constants that no enum gives.
    // EXPECT-NEXT cut: objects in states that no calls were found to build in 'who_builds.bit(E)'
    public static <E extends Enum<E>> int bit(E one) {
        int[] bits = new int[4];
        return bits[one.ordinal() < 4 ? one.ordinal() : 0]; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'who_builds.bit(E)'
    }
}
