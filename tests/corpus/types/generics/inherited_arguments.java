// The arguments of supertypes, through several levels.
import java.util.*;

class Names extends ArrayList<String> implements Comparable<Names> {
    public int compareTo(Names other) { return get(0).compareTo(other.get(0)); }
    int use() {
        int n = 0;
        for (String s : this) n += s.length();
        List<String> list = this;
        return n + stream().mapToInt(String::length).sum();
    }
}

class Registry<V> extends HashMap<String, List<V>> {
    V first(String key) { return get(key).get(0); }
    static int use(Registry<Integer> r) { return r.first("x") + r.values().iterator().next().get(0); }
}
// COVERS generic classes, inheritance
