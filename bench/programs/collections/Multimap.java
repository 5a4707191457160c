// bench put --objects Multimap=1: HOLDS
// bench remove --objects Multimap=1: HOLDS
// bench size --objects Multimap=1: HOLDS

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Any number of values for a key. */
class Multimap {
    private final Map<String, List<Integer>> lists = new HashMap<>();
    //@ private invariant !lists.containsKey(null) && !lists.containsValue(null);

    //@ ensures lists.get(key).contains(value);
    void put(String key, int value) {
        lists.computeIfAbsent(key, k -> new ArrayList<>()).add(value);
    }

    //@ ensures \result ==> \old(lists.containsKey(key));
    //@ ensures \result == (\old(lists.containsKey(key)) && \old(lists.get(key).contains(value)));
    boolean remove(String key, Integer value) {
        List<Integer> values = lists.get(key);
        if (values == null || !values.remove(value)) {
            return false;
        }
        if (values.isEmpty()) {
            lists.remove(key);
        }
        return true;
    }

    //@ ensures \result >= 0 && (lists.isEmpty() ==> \result == 0);
    //@ ensures (\forall String k; lists.containsKey(k); lists.get(k).size() <= \result);
    int size() {
        int size = 0;
        for (List<Integer> values : lists.values()) {
            size += values.size();
        }
        return size;
    }
}
