// bench get --objects Cache=1: HOLDS
// bench put --objects Cache=1: HOLDS
// bench evictAll --objects Cache=1: HOLDS

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A cache that forgets the key that came first, and notes which keys it forgot. */
class Cache {
    private final int capacity;
    private final LinkedHashMap<Integer, Integer> entries = new LinkedHashMap<>();
    private final List<Integer> evicted = new ArrayList<>();
    //@ private invariant 0 < capacity && entries.size() <= capacity;
    //@ private invariant (\forall int i; 0 <= i && i < evicted.size(); evicted.get(i) != null);

    Cache(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
    }

    //@ ensures \result == (entries.containsKey(key) && entries.get(key) != null ? entries.get(key) : otherwise);
    int get(int key, int otherwise) {
        Integer found = entries.get(key);
        return found == null ? otherwise : found;
    }

    /*@ ensures entries.containsKey(key) && entries.get(key) == value;
      @ ensures evicted.size() <= \old(evicted.size()) + 1;
      @ ensures \old(entries.containsKey(key)) ==> entries.size() == \old(entries.size());
      @*/
    void put(int key, int value) {
        if (!entries.containsKey(key) && entries.size() == capacity) {
            Integer eldest = null;
            for (Integer candidate : entries.keySet()) {
                eldest = candidate;
                break;
            }
            entries.remove(eldest);
            if (eldest != null) {
                evicted.add(eldest);
            }
        }
        entries.put(key, value);
    }

    //@ ensures entries.isEmpty();
    //@ ensures evicted.size() <= \old(evicted.size() + entries.size());
    void evictAll() {
        for (Map.Entry<Integer, Integer> entry : entries.entrySet()) {
            if (entry.getKey() != null && !evicted.contains(entry.getKey())) {
                evicted.add(entry.getKey());
            }
        }
        entries.clear();
    }
}
