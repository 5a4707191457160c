// The only object of a class: what was done with it since it was made, no call was seen to do.
// ARGS --all
// EXIT 1
import java.util.HashMap;
import java.util.Map;

public class singleton {
    public static class Early {
        private static final Early INSTANCE = new Early();
        private final Map<String, Integer> map = new HashMap<>();

        private Early() {
            map.put("k", 3);
        }

        public static Early get() {
            return INSTANCE;
        }

        public int value() {
            // EXPECT-PREV cut: objects in states that no calls were found to build
            // EXPECT-NEXT cut: an 'Object' that is of type 'String' in 'singleton.Early.value()'
            return map.get("k"); // EXPECT possible: unboxing null: NullPointerException in 'singleton.Early.value()'
        }
    }

    public static class Late {
        private static Late instance;
        private final int[] numbers;

        private Late() {
            numbers = new int[] {1, 0};
        }

        public static Late get() {
            if (instance == null) {
                instance = new Late();
            }
            return instance;
        }

        public int first() { // EXPECT cut: objects in states that no calls were found to build
            return 10 / numbers[0]; // EXPECT possible: division by zero: ArithmeticException in 'singleton.Late.first()'
        }

        // As it was made. Of an object in any state more is possible.
        public int second() {
            // EXPECT-NEXT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'singleton.Late.second()'
            return 10 / numbers[1]; // EXPECT violated: division by zero: ArithmeticException in 'singleton.Late.second()'
        }
    }
}
