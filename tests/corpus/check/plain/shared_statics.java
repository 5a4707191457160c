// What is in a private static field is changed by way of another object that leads there, which the method asked about does not name.
// ARGS --all
// EXIT 1
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class shared_statics {
    private static final List<Integer> LIST = new ArrayList<>(List.of(1));
    public static final List<Integer> PART = LIST.subList(0, 1);
    private static final Map<String, Integer> MAP = new HashMap<>();
    public static final Collection<Integer> VALUES = MAP.values();
    private static final List<int[]> ROWS = new ArrayList<>();
    public static final List<int[]> VIEW = Collections.unmodifiableList(ROWS);

    static {
        MAP.put("a", 1);
        ROWS.add(new int[] {4});
    }

    // `PART.clear()`
    public static int size() {
        return 10 / LIST.size(); // EXPECT violated: division by zero: ArithmeticException in 'shared_statics.size()'
    }

    // `VALUES.clear()`
    public static int entries() {
        return 10 / MAP.size(); // EXPECT violated: division by zero: ArithmeticException in 'shared_statics.entries()'
    }

    // `VIEW.get(0)[0] = 0`
    public static int row() {
        return ROWS.size() > 0 && ROWS.get(0) != null && ROWS.get(0).length > 0 ? 10 / ROWS.get(0)[0] : 0; // EXPECT cut: an 'Object' that is of type 'int[]' in 'shared_statics.row()'
    }
}
