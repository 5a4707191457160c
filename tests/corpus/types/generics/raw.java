// Raw types: members are erased; unchecked conversions are allowed.
import java.util.*;

class Raw<T> {
    T value;
    List<String> names;
    T get() { return value; }

    static void use(List raw, List<String> strings, Raw r) {
        Object a = raw.get(0);
        raw.add("x");
        raw.add(1);
        List b = strings;
        List<String> c = raw;
        List<Integer> d = new ArrayList(strings);
        Object e = r.get();
        Object f = r.names.get(0);
        r.value = 3;
        Iterator it = raw.iterator();
        Comparable g = "x";
        int h = g.compareTo(1);
        for (Object o : raw) { }
        Map.Entry i = Map.entry("a", 1);
        Collections.sort(raw);
        Class j = String.class;
    }
}
// COVERS raw types and erasure
