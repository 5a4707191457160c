// A raw type says nothing of its arguments, and all else is as written: the fields of a raw object are what its class says. An object of
// a class that extends a raw Map is in no slot with arguments.
// ARGS --all
// EXIT 1
import java.util.HashMap;
import java.util.Map;

public class raw_types<K extends Comparable<K>> {
    public Map<Integer, String> titles = new HashMap<>();
    public K key;

    public static int firstOf(Object other) {
        if (other instanceof raw_types) {
            for (Object index : ((raw_types) other).titles.keySet()) {
                return (Integer) index;
            }
        }
        return 0;
    }

    public static String titleOf(Object other) {
        if (other instanceof raw_types) {
            for (Object index : ((raw_types) other).titles.keySet()) {
                return (String) index; // EXPECT violated: class cast: ClassCastException in 'raw_types.titleOf(Object)'
            }
        }
        return "";
    }

    public static int count(Map<String, Integer> counts) {
        return counts.size();
    }
}

class Settings extends HashMap {
    @Override
    public int size() {
        return 1 / super.size(); // EXPECT violated: division by zero: ArithmeticException in 'Settings.size()'
    }
}
// OUTPUT HOLDS raw_types.firstOf(Object)
// OUTPUT VIOLATED raw_types.titleOf(Object)
// OUTPUT HOLDS raw_types.count(Map<String, Integer>)
