// Static collections that private static methods fill, which nothing but the initialiser of their class calls; and those that others call, too.
// ARGS --all
// EXIT 1
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

public class filled_by_method {
    public static class Registered {
        private static final Map<String, Integer> PRICES = new HashMap<>();
        private static final int[] TABLE = new int[3];

        static {
            register("apple", 3);
            register("free", 0);
        }

        private static void register(String name, int price) {
            PRICES.put(name, price);
            TABLE[PRICES.size()] = price + 1;
        }

        public static int apple() {
            return 12 / PRICES.get("apple");
        }

        public static int free() {
            return 12 / PRICES.get("free"); // EXPECT violated: division by zero: ArithmeticException in 'filled_by_method.Registered.free()'
        }

        public static int second() {
            return 12 / TABLE[2];
        }

        public static int zeroth() {
            return 12 / TABLE[0]; // EXPECT violated: division by zero: ArithmeticException in 'filled_by_method.Registered.zeroth()'
        }
    }

    // By other such methods, themselves, and lambdas that are run there and then.
    public static class Indirectly {
        private static final List<Integer> NUMBERS = new ArrayList<>();
        private static final Map<String, Integer> LENGTHS = new HashMap<>();

        static {
            fill(2);
            Arrays.asList("a", "bb").forEach(text -> measure(text));
            List.of("ccc").forEach(Indirectly::measure);
        }

        private static void fill(int most) {
            add(most);
            if (most > 0)
                fill(most - 1);
        }

        private static void add(int number) {
            NUMBERS.add(number);
        }

        private static void measure(String text) {
            LENGTHS.put(text, text.length());
        }

        public static int first() {
            return 10 / NUMBERS.get(0);
        }

        public static int third() {
            return 10 / NUMBERS.get(2); // EXPECT violated: division by zero: ArithmeticException in 'filled_by_method.Indirectly.third()'
        }

        public static int known() {
            return LENGTHS.get("a") + LENGTHS.get("bb") + LENGTHS.get("ccc");
        }

        public static int other() {
            return LENGTHS.get("d"); // EXPECT violated: unboxing null: NullPointerException in 'filled_by_method.Indirectly.other()'
        }
    }
}

// Another method calls it, later.
class Later {
    private static final int[] NUMBERS = new int[2];

    static {
        set(3);
    }

    private static void set(int number) {
        NUMBERS[0] = number;
    }

    public static void change(int price) {
        set(price);
    }

    public static int first() {
        return 12 / NUMBERS[0]; // EXPECT violated: division by zero: ArithmeticException in 'Later.first()'
    }
}

// So does a method that another one calls, a constructor, and a lambda that is kept.
class Through {
    private static final int[] NUMBERS = new int[2];

    static {
        set(1);
    }

    private static void set(int number) {
        NUMBERS[0] = number;
    }

    private static void setTwice(int number) {
        set(number);
        set(number);
    }

    public static void more(int number) {
        setTwice(number);
    }

    public static int first() {
        return 10 / NUMBERS[0]; // EXPECT violated: division by zero: ArithmeticException in 'Through.first()'
    }
}

class Constructed {
    private static final int[] NUMBERS = new int[2];

    static {
        set(1);
    }

    private final int number;

    public Constructed(int number) {
        this.number = number;
        set(number);
    }

    private static void set(int number) {
        NUMBERS[0] = number;
    }

    public static int first() {
        return 10 / NUMBERS[0]; // EXPECT violated: division by zero: ArithmeticException in 'Constructed.first()'
    }
}

class Kept {
    private static final int[] NUMBERS = new int[2];
    public static final Consumer<Integer> ADD = number -> set(number);

    static {
        set(1);
    }

    private static void set(int number) {
        NUMBERS[0] = number;
    }

    public static int first() {
        return 10 / NUMBERS[0]; // EXPECT violated: division by zero: ArithmeticException in 'Kept.first()'
    }
}

// The initialiser of a class inside is another one: it runs later, or never.
class Inside {
    private static final int[] NUMBERS = new int[2];

    static {
        set(1);
    }

    static class Inner {
        static {
            set(0);
        }

        static void touch() {
        }
    }

    private static void set(int number) {
        NUMBERS[0] = number;
    }

    public static int first() {
        Inner.touch();
        return 10 / NUMBERS[0]; // EXPECT violated: division by zero: ArithmeticException in 'Inside.first()'
    }
}
