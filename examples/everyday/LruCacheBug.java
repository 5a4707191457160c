// jury check --all: HOLDS
// jury check --all: VIOLATED LruCacheBug.get(String)

import java.util.LinkedHashMap;

/** LruCache once more, but a miss is unboxed. */
public class LruCacheBug {
    private final int capacity;
    private final LinkedHashMap<String, Integer> entries = new LinkedHashMap<>();

    public LruCacheBug(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
    }

    public int get(String key) {
        int value = entries.remove(key);
        entries.put(key, value);
        return value;
    }

    public void put(String key, int value) {
        entries.remove(key);
        if (entries.size() >= capacity) {
            String eldest = entries.keySet().iterator().next();
            entries.remove(eldest);
        }
        entries.put(key, value);
    }

    public int size() {
        return entries.size();
    }
}
