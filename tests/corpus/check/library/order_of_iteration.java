// A hash table may have its elements in any order, but has one of them until it changes.
import java.util.*;

class OrderOfIteration {
    //@ requires set != null;
    //@ ensures \result;
    static boolean twice(HashSet<Integer> set) {
        Iterator<Integer> one = set.iterator(), other = set.iterator();
        while (one.hasNext())
            if (one.next() != other.next())
                return false;
        return true;
    }

    //@ requires set != null && set.size() == 2 && !set.contains(null);
    //@ ensures \result <= 0; // EXPECT violated: postcondition
    static int any(HashSet<Integer> set) {
        Iterator<Integer> one = set.iterator();
        int first = one.next();
        return Integer.compare(first, one.next());
    }

    //@ ensures \result;
    static boolean views() {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(1, 1);
        map.put(2, 2);
        Iterator<Integer> keys = map.keySet().iterator(), values = map.values().iterator();
        return keys.next().equals(values.next()) && keys.next().equals(values.next());
    }

    //@ requires a != b && b != c && a != c;
    //@ ensures \result; // EXPECT violated: postcondition
    static boolean changed(int a, int b, int c) {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(a, 1);
        map.put(b, 2);
        int first = map.keySet().iterator().next();
        map.put(c, 3);
        return map.keySet().iterator().next() == first;
    }

    //@ ensures \result;
    static boolean fixed() {
        Map<Integer, Integer> map = Map.of(1, 1, 2, 2);
        return map.keySet().iterator().next().equals(map.values().iterator().next());
    }
}
// OUTPUT HOLDS OrderOfIteration.twice(HashSet<Integer>)
// OUTPUT HOLDS OrderOfIteration.views()
// OUTPUT HOLDS OrderOfIteration.fixed()
