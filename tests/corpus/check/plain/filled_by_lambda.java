// Static maps that lambdas of their own initialiser fill, which the library runs there and then; and what others may still change.
// ARGS --all
// EXIT 1
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class filled_by_lambda {
    public enum Color {
        RED, GREEN;

        private static final Map<String, Color> BY_NAME = new HashMap<>();

        static {
            Arrays.stream(values()).forEach(color -> BY_NAME.put(color.name(), color));
        }

        public static int red() {
            return BY_NAME.get("RED").ordinal();
        }

        public static int blue() {
            return BY_NAME.get("BLUE").ordinal(); // EXPECT violated: null dereference: NullPointerException in 'filled_by_lambda.Color.blue()'
        }
    }

    public static class Reference {
        private static final List<Integer> NUMBERS = new ArrayList<>();

        static {
            List.of(4, 0).forEach(NUMBERS::add);
        }

        public static int first() {
            return 10 / NUMBERS.get(0);
        }

        public static int second() {
            return 10 / NUMBERS.get(1); // EXPECT violated: division by zero: ArithmeticException in 'filled_by_lambda.Reference.second()'
        }
    }

    // A class without a name that does nothing but fill itself.
    public static class Braces {
        private static final Map<Integer, String> NAMES = new HashMap<Integer, String>() {{
            put(1, "one");
        }};

        public static int one() {
            return NAMES.get(1).length();
        }

        public static int two() {
            return NAMES.get(2).length(); // EXPECT violated: null dereference: NullPointerException in 'filled_by_lambda.Braces.two()'
        }
    }

    // Anybody may run this one, later.
    public static class Kept {
        private static final Map<Integer, String> NAMES = new HashMap<>();
        public static final Runnable CLEAR = () -> NAMES.clear();

        static {
            NAMES.put(1, "one");
        }

        public static int one() {
            // EXPECT-NEXT cut: an 'Object' that is of type 'Integer' in 'filled_by_lambda.Kept.one()'
            return NAMES.get(1).length(); // EXPECT violated: null dereference: NullPointerException in 'filled_by_lambda.Kept.one()'
        }
    }

    // The initialiser of another class runs at another time.
    public static class Victim {
        static final int[] NUMBERS = {1, 2};
        static final Map<Integer, String> NAMES = new HashMap<>();

        static {
            NAMES.put(1, "one");
        }

        public static int first() {
            return 10 / NUMBERS[0]; // EXPECT violated: division by zero: ArithmeticException in 'filled_by_lambda.Victim.first()'
        }

        public static int one() {
            // EXPECT-NEXT cut: an 'Object' that is of type 'Integer' in 'filled_by_lambda.Victim.one()'
            return NAMES.get(1).length(); // EXPECT violated: null dereference: NullPointerException in 'filled_by_lambda.Victim.one()'
        }
    }

    public static class Other {
        static {
            int[] numbers = Victim.NUMBERS;
            numbers[0] = 0;
            Victim.NAMES.clear();
        }

        public static int use() {
            return 1;
        }
    }
}
