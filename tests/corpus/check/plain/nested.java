// What is in a list of anything is no list itself, unless the type says so: the verdict says that.
// ARGS --all
// EXIT 1
import java.util.List;
import java.util.Set;

public class nested {
    public static <T> boolean same(List<T> first, List<T> second) {
        return first.equals(second);
    }

    public static boolean sameOfObjects(List<Object> first, List<Object> second) {
        return first.equals(second);
    }

    public static <T> boolean has(Set<T> all, T one) {
        return all.contains(one);
    }

    // The type says so.
    public static int firsts(List<List<String>> rows) {
        int sum = 0;
        for (List<String> row : rows) {
            sum += row.get(0).length(); // EXPECT violated: exception 'IndexOutOfBoundsException' escapes in 'nested.firsts(List<List<String>>)'
        }
        return sum;
    }

    public static int sizes(List<List<String>> rows) {
        int sum = 0;
        for (List<String> row : rows) {
            sum += row.isEmpty() ? 0 : row.get(0).length();
        }
        return sum;
    }

    // An argument may be one.
    public static int first(Object one) {
        return one instanceof List ? ((List<?>) one).get(0).hashCode() : 0; // EXPECT violated: exception 'IndexOutOfBoundsException' escapes in 'nested.first(Object)'
    }
}
// OUTPUT             for every pre-state with at most 4 objects of each class, arrays up to length 4, null only where the project has it, no collections in collections of anything, every List an ArrayList, any values from outside (methods of classes that are not given, which change nothing and throw what they name), 32-bit int; loops and calls followed to their end
