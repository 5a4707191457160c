// Maps and sets of the pre-state come in any order where somebody sees it, and with any keys where nobody does.
// ARGS --objects 3 --array-length 3 --timeout 20

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;

class EntryOrder {
    //@ requires !map.containsKey(null);
    //@ ensures \result; // EXPECT violated: postcondition in 'EntryOrder.isAscending(HashMap<Integer, Integer>)'
    static boolean isAscending(HashMap<Integer, Integer> map) {
        int last = Integer.MIN_VALUE;
        for (int key : map.keySet()) {
            if (key < last) {
                return false;
            }
            last = key;
        }
        return true;
    }

    //@ requires !set.contains(null);
    //@ ensures \result; // EXPECT violated: postcondition in 'EntryOrder.isAscending(HashSet<Integer>)'
    static boolean isAscending(HashSet<Integer> set) {
        int last = Integer.MIN_VALUE;
        for (int element : set) {
            if (element < last) {
                return false;
            }
            last = element;
        }
        return true;
    }

    //@ requires set.contains(given);
    //@ ensures \result; // EXPECT violated: postcondition in 'EntryOrder.comesFirst(HashSet<String>, String)'
    static boolean comesFirst(HashSet<String> set, String given) {
        return given.equals(set.iterator().next());
    }

    //@ ensures !\result; // EXPECT violated: postcondition in 'EntryOrder.hasThree(Map<Integer, Integer>, Integer, Integer)'
    static boolean hasThree(Map<Integer, Integer> map, Integer a, Integer b) {
        return map.size() == 3 && map.containsKey(null) && map.containsKey(a) && map.containsKey(b) && a > b;
    }

    //@ ensures !\result; // EXPECT violated: postcondition in 'EntryOrder.share(Map<String, Integer>, HashSet<String>, String, String)'
    static boolean share(Map<String, Integer> map, HashSet<String> set, String a, String b) {
        return !a.equals(b) && map.containsKey(a) && set.contains(b) && map.containsKey(b) && set.contains(a)
                && map.size() == 3 && set.size() == 2;
    }

    // Keys of one map are values of another.
    //@ ensures !\result; // EXPECT violated: postcondition in 'EntryOrder.isInverse(Map<String, String>, Map<String, String>, String, String)'
    static boolean isInverse(Map<String, String> one, Map<String, String> other, String a, String b) {
        return !a.equals(b) && one.size() == 2 && other.size() == 2 && a.equals(one.get(b)) && b.equals(one.get(a))
                && a.equals(other.get(a)) && b.equals(other.get(b));
    }

    //@ ensures \result == (map.containsKey(a) && map.containsKey(b));
    static boolean hasBoth(Map<Integer, Integer> map, Integer a, Integer b) {
        return map.containsKey(b) && map.containsKey(a);
    }

    // The place of the greatest key says nothing of its value.
    //@ requires map.size() == 2 && map.containsKey(a) && map.containsKey(b) && a < b;
    //@ requires map.get(a) != null && map.get(b) != null;
    //@ ensures \result; // EXPECT violated: postcondition in 'EntryOrder.ordersValues(Map<Integer, Integer>, Integer, Integer)'
    static boolean ordersValues(Map<Integer, Integer> map, Integer a, Integer b) {
        return map.get(a) <= map.get(b);
    }
}
