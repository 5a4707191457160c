// The empty list, set and map of Collections: known wherever they turn up. What would change nothing is allowed, all else is refused.
// ARGS --all
// EXIT 1
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

class EmptyCollections {
    //@ ensures \result == -1;
    static int search(Object one) {
        List<Object> list = Collections.emptyList();
        return list.indexOf(one);
    }

    //@ ensures \result == 0;
    static int rows(Map<String, List<Integer>> map) {
        List<Integer> row = map.get("x");
        if (row == null) {
            row = Collections.emptyList();
        } else {
            row = Collections.<Integer>emptyList();
        }
        return row.size();
    }

    //@ requires true;
    static boolean allowed() {
        List<String> list = Collections.emptyList();
        list.clear();
        boolean changed = list.addAll(new ArrayList<>()) | list.remove("x") | list.removeIf(one -> true);
        list.sort(null);
        Set<String> set = Collections.emptySet();
        set.clear();
        changed |= set.remove("x") | set.addAll(list) | set.retainAll(list) | set.removeAll(set);
        Map<String, String> map = Collections.emptyMap();
        map.clear();
        map.putAll(new HashMap<>());
        assert map.remove("x") == null && map.keySet().isEmpty() && map.entrySet().isEmpty() && map.values().isEmpty();
        assert list.equals(new ArrayList<>()) && list.hashCode() == 1 && set.hashCode() == 0 && map.hashCode() == 0;
        assert map.equals(new HashMap<>()) && list.toArray().length == 0 && list.toString().equals("[]");
        return changed;
    }

    //@ requires true;
    static void add() {
        Collections.<String>emptyList().add("x"); // EXPECT violated: exception 'UnsupportedOperationException' is not allowed by the specification in 'EmptyCollections.add()'
    }

    //@ requires true;
    static void put() {
        Collections.<String, String>emptyMap().put("x", "y"); // EXPECT violated: exception 'UnsupportedOperationException' is not allowed by the specification in 'EmptyCollections.put()'
    }

    //@ requires true;
    static void merge() {
        Collections.<String, String>emptyMap().computeIfAbsent("x", x -> x); // EXPECT violated: exception 'UnsupportedOperationException' is not allowed by the specification in 'EmptyCollections.merge()'
    }
}
