// A method that hands an argument on to the library rejects what the library refuses of it. What it made itself, it should have known.
// ARGS --all
// EXIT 1
import java.util.ArrayList;
import java.util.List;

public class refused_by_library {
    public static List<String> list(int capacity) {
        return new ArrayList<>(capacity); // EXPECT violated: exception 'IllegalArgumentException' escapes in 'refused_by_library.before(int)'
    }

    public static List<String> shorter(int capacity) {
        return new ArrayList<>(capacity - 1); // EXPECT violated: exception 'IllegalArgumentException' escapes in 'refused_by_library.shorter(int)'
    }

    public static boolean isEmpty(int capacity) {
        return list(capacity).isEmpty();
    }

    public static List<String> before(int capacity) {
        return list(-capacity);
    }

    public static int sum(int first, int second) {
        return Math.addExact(first, second);
    }

    public static int number(String text) {
        return Integer.parseInt(text); // EXPECT violated: exception 'NumberFormatException' escapes in 'refused_by_library.number(String)'
    }
}
// OUTPUT HOLDS refused_by_library.list(int)
// OUTPUT rejects, for example capacity = -1, with IllegalArgumentException
// OUTPUT HOLDS refused_by_library.sum(int, int)
