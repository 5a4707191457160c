// Static arrays and collections that methods of the library fill in the initialiser, and functions in static maps: they stay as they were made.
// ARGS --all
// EXIT 1
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntBinaryOperator;

public class filled_by_library {
    private static final int[] TABLE = new int[4];
    private static final TreeSet<String> NAMES = new TreeSet<>();
    private static final Map<String, IntBinaryOperator> OPERATIONS = new HashMap<>();
    private static final List<Integer> NUMBERS = new ArrayList<>();
    public static final List<Integer> VIEW = Collections.unmodifiableList(NUMBERS);

    static {
        Arrays.fill(TABLE, 5);
        Collections.addAll(NAMES, "aa", "b", "ccc");
        OPERATIONS.put("+", (a, b) -> a + b);
        OPERATIONS.put("-", (a, b) -> a - b);
        NUMBERS.add(4);
    }

    public static int table(int i) {
        return 10 / TABLE[i & 3];
    }

    public static int wrongTable(int i) {
        return 10 / (TABLE[i & 3] - 5); // EXPECT violated: division by zero: ArithmeticException in 'filled_by_library.wrongTable(int)'
    }

    public static int names() {
        return NAMES.first().length() / NAMES.size();
    }

    public static int sum(int a, int b) {
        return OPERATIONS.get("+").applyAsInt(a, b);
    }

    public static int product(int a, int b) {
        return OPERATIONS.get("*").applyAsInt(a, b); // EXPECT violated: null dereference: NullPointerException in 'filled_by_library.product(int, int)'
    }

    public static int number() {
        return 10 / NUMBERS.get(0) + VIEW.get(0);
    }

    public static int wrongNumber() {
        return 10 / (NUMBERS.get(0) - 4); // EXPECT violated: division by zero: ArithmeticException in 'filled_by_library.wrongNumber()'
    }
}
