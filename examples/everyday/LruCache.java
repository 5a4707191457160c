// jury check --all: HOLDS

import java.util.LinkedHashMap;
import java.util.Map;

/** A cache that forgets what was not used for the longest time. */
public class LruCache {
    private final int capacity;
    private final LinkedHashMap<String, Integer> entries = new LinkedHashMap<>();

    public LruCache(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
    }

    public int get(String key, int otherwise) {
        Integer value = entries.remove(key);
        if (value == null) {
            return otherwise;
        }
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

    public boolean contains(String key) {
        return entries.containsKey(key);
    }

    public int size() {
        return entries.size();
    }

    public int sum() {
        int sum = 0;
        for (Map.Entry<String, Integer> entry : entries.entrySet()) {
            sum += entry.getValue();
        }
        return sum;
    }
}
