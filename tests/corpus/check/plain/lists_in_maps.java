// ARGS --all --objects 2 --array-length 2
// A map may have no list for a key.
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class ListsInMaps<K, V> {
    private final Map<K, List<V>> rows = new HashMap<>();

    public int count(K key) {
        List<V> row = rows.get(key);
        return row == null ? 0 : row.size();
    }

    public int size(K key) {
        return rows.get(key).size(); // EXPECT violated: null dereference: NullPointerException in 'ListsInMaps.size(K)'
    }

    public void put(K key, List<V> row) {
        rows.put(key, row);
    }
}
