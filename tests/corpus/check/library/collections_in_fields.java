// Collections that a field holds: the type arguments say what is in them.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Cache {
    private final int capacity;
    private final List<Integer> keys = new ArrayList<>();
    private final Map<Integer, Integer> values = new HashMap<>();

    //@ private invariant keys.size() <= capacity; // EXPECT violated: invariant in 'Cache.addToFull(int)'

    //@ requires capacity > 0;
    Cache(int capacity) {
        this.capacity = capacity;
    }

    //@ requires keys.size() < capacity;
    //@ ensures values.get(key) == value && values.containsKey(key);
    //@ ensures keys.get(keys.size() - 1) == key;
    void add(int key, int value) {
        keys.add(key);
        values.put(key, value);
    }

    //@ ensures keys.size() == \old(keys.size()) + 1;
    void addToFull(int key) {
        keys.add(key);
    }
}

class Members {
    private final Set<String> names = new HashSet<>();

    //@ requires name.length() == 1;
    //@ ensures names.contains(name);
    //@ ensures names.size() == \old(names.size()) + (\old(names.contains(name)) ? 0 : 1);
    void join(String name) {
        names.add(name);
    }

    //@ ensures !names.contains(name);
    //@ ensures names.size() < \old(names.size()); // EXPECT violated: postcondition in 'Members.leave(String)'
    void leave(String name) {
        names.remove(name);
    }
}

class TwoMaps {
    //@ requires a != b && a.size() <= 1 && b.size() <= 1;
    //@ ensures b.containsKey(1) == \old(b.containsKey(1)) && b.size() == \old(b.size());
    static void apart(HashMap<Integer, Integer> a, HashMap<Integer, Integer> b) {
        a.put(1, 5);
    }

    //@ requires a.size() <= 1 && b.size() <= 1;
    //@ ensures b.containsKey(1) == \old(b.containsKey(1)); // EXPECT violated: postcondition in 'TwoMaps.same(HashMap<Integer, Integer>, HashMap<Integer, Integer>)'
    static void same(HashMap<Integer, Integer> a, HashMap<Integer, Integer> b) {
        a.put(1, 5);
    }
}
// OUTPUT this = Cache#1 { capacity = 0, keys = ArrayList#1 [] }
// OUTPUT 7 methods: 4 hold; 3 violated
