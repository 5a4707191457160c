// Generic methods: inferred, explicit, static and not, with bounds.
import java.util.*;

class Methods {
    static <T> T first(List<T> list) { return list.get(0); }
    <K, V> Map<K, V> pair(K k, V v) { Map<K, V> m = new HashMap<>(); m.put(k, v); return m; }
    static <T> T pick(T a, T b) { return a; }
    <T extends Exception> void rethrow(Exception e) throws T { throw (T) e; }

    void use(List<String> list) throws Exception {
        String a = first(list);
        Map<String, Integer> b = pair("a", 1);
        int c = pair("a", List.of(1)).get("a").get(0);
        Object d = pick("a", 1);
        String e = Methods.<String>pick("a", null);
        Comparable<?> f = pick("a", 1);
        Number g = pick(1, 2.5);
        this.<RuntimeException>rethrow(new Exception());
        List<Integer> h = Collections.<Integer>emptyList();
    }
}
// COVERS generic methods
