// What keeps a collection of anything and is equal by it is a collection, too: it is in no map of anything, where its hash code would be that of
// maps of maps. One that the method asks for is.
// ARGS --all --objects 2 --array-length 2
// EXIT 1
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Rows<K, V> {
    private final Map<K, List<V>> rows = new HashMap<>();

    public int count(K key) {
        List<V> row = rows.get(key);
        return row == null ? 0 : row.size();
    }

    public V first(K key) {
        List<V> row = rows.get(key);
        return row == null ? null : row.get(0); // EXPECT violated: exception 'IndexOutOfBoundsException' escapes in 'Rows.first(K)'
    }

    public void put(K key, List<V> row) {
        rows.put(key, row);
    }

    @Override
    public int hashCode() {
        return rows.hashCode();
    }
}

class AllRows {
    public static <T> boolean has(Map<T, String> names, T one) {
        return names.containsKey(one);
    }

    public static int rows(List<Object> names, int[] counts) {
        int count = 0;
        for (Object name : names) {
            if (name instanceof Rows) {
                count++;
            }
        }
        return counts.length == 0 ? 0 : counts[count]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'AllRows.rows(List<Object>, int[])'
    }
}
