// Entries of a hash map are views of it: they see what is put, they change it, and once removed keep their value.
// ARGS --all --objects 3 --array-length 3 --timeout 20

import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

class MapEntries {
    //@ requires map.size() == 1;
    //@ ensures \result == value;
    static Integer seen(Map<String, Integer> map, Integer value) {
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        map.put(entry.getKey(), value);
        return entry.getValue();
    }

    //@ requires map.size() == 1 && map.containsKey(key);
    //@ ensures \result == \old(map.get(key)) && map.get(key) == value;
    static /*@ nullable @*/ Integer assigned(Map<String, Integer> map, String key, Integer value) {
        return map.entrySet().iterator().next().setValue(value);
    }

    //@ requires map.size() == 1 && map.containsKey(key);
    //@ ensures map.get(key) != value; // EXPECT violated: postcondition in 'MapEntries.assignedWrong(Map<String, Integer>, String, Integer)'
    static void assignedWrong(Map<String, Integer> map, String key, Integer value) {
        map.entrySet().iterator().next().setValue(value);
    }

    //@ requires !map.containsKey(null) && map.containsKey(key) && map.size() == 2;
    //@ ensures \result == \old(map.get(key)) && !map.containsKey(key) && map.size() == 1;
    static /*@ nullable @*/ Integer removed(Map<String, Integer> map, String key) {
        Iterator<Map.Entry<String, Integer>> entries = map.entrySet().iterator();
        Map.Entry<String, Integer> entry = entries.next();
        while (!entry.getKey().equals(key)) {
            entry = entries.next();
        }
        entries.remove();
        return entry.getValue();
    }

    // Each entry comes once, though others are removed meanwhile.
    //@ requires !map.containsKey(null) && !map.containsValue(null);
    //@ ensures \result == \old(map.size());
    //@ ensures (\forall String k; map.containsKey(k); map.get(k) >= 0);
    static int keepPositive(Map<String, Integer> map) {
        int count = 0;
        for (Iterator<Map.Entry<String, Integer>> i = map.entrySet().iterator(); i.hasNext();) {
            count++;
            if (i.next().getValue() < 0) {
                i.remove();
            }
        }
        return count;
    }

    // The same in a map that was just made, which has any order.
    //@ ensures \result == 2;
    static int removeInMade(int a, int b, int c) {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(1, a);
        map.put(2, b);
        map.put(3, c);
        int sum = 0;
        for (Iterator<Integer> i = map.keySet().iterator(); i.hasNext();) {
            int key = i.next();
            sum += key;
            if (key == 2) {
                i.remove();
            }
        }
        return sum == 6 ? map.size() : 0;
    }

    // A map that nobody changed gives the same order twice, one that changed may give another.
    //@ requires map.size() >= 2;
    //@ ensures \result;
    static boolean sameOrder(HashMap<String, Integer> map) {
        return map.keySet().iterator().next() == map.entrySet().iterator().next().getKey();
    }

    //@ requires map.size() >= 2 && map.size() < 3;
    //@ ensures \result; // EXPECT violated: postcondition in 'MapEntries.sameOrderWrong(HashMap<String, Integer>, String)'
    static boolean sameOrderWrong(HashMap<String, Integer> map, String added) {
        String first = map.keySet().iterator().next();
        map.put(added, 1);
        return map.keySet().iterator().next() == first;
    }

    //@ requires map.size() == 2 && !map.containsKey(added);
    //@ ensures \result;
    static boolean insertionOrder(LinkedHashMap<String, Integer> map, String added) {
        String first = map.keySet().iterator().next();
        map.put(added, 1);
        return map.keySet().iterator().next() == first;
    }

    //@ requires map.size() == 1;
    //@ ensures \result;
    static boolean sameEntry(Map<String, Integer> map) {
        return map.entrySet().iterator().next() == map.entrySet().iterator().next(); // EXPECT unknown: whether two entries of a map are the same object (not modelled) in 'MapEntries.sameEntry(Map<String, Integer>)'
    }

    //@ requires map.size() == 2;
    //@ ensures \result == value && map.size() == 1;
    static Integer afterRemoval(Map<String, Integer> map, Integer value) {
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        map.put(entry.getKey(), value);
        map.remove(entry.getKey());
        return entry.getValue();
    }

    //@ requires map.size() == 2;
    //@ ensures \result;
    static boolean afterOtherRemoval(Map<String, Integer> map) {
        Iterator<Map.Entry<String, Integer>> entries = map.entrySet().iterator();
        String other = entries.next().getKey();
        Map.Entry<String, Integer> entry = entries.next();
        map.remove(other);
        return entry.getValue() == map.get(entry.getKey());
    }

    //@ requires map.size() == 2;
    static /*@ nullable @*/ Integer afterRemovals(Map<String, Integer> map, String key) {
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        map.clear();
        return entry.getValue(); // EXPECT unknown: a call of 'lookAfterRemovals', which has no body (not modelled) in 'MapEntries.afterRemovals(Map<String, Integer>, String)'
    }

    //@ requires map.size() == 2;
    static void setAfterRemoval(Map<Integer, Integer> map, Integer value) {
        Map.Entry<Integer, Integer> entry = map.entrySet().iterator().next();
        map.remove(entry.getKey());
        entry.setValue(value); // EXPECT unknown: a call of 'setAfterRemoval', which has no body (not modelled) in 'MapEntries.setAfterRemoval(Map<Integer, Integer>, Integer)'
    }

    //@ requires map.size() == 2;
    static void changedMeanwhile(HashMap<String, Integer> map) {
        map.forEach((key, value) -> map.clear()); // EXPECT unknown: a call of 'goOnAfterChange', which has no body (not modelled) in 'MapEntries.changedMeanwhile(HashMap<String, Integer>)'
    }
}
