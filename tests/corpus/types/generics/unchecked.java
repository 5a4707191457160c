// Unchecked conversions: from raw types, in calls, whose result is erased then.
import java.util.*;

class Unchecked {
    static <T> List<T> copy(List<T> list) { return list; }
    static <T extends Comparable<T>> T max(Collection<T> c) { return null; }

    void use(List raw, Collection<String> strings) {
        List<String> a = copy(raw);
        List b = copy(raw);
        Object c = max(raw);
        String d = max(strings);
        Comparable<String> e = (Comparable) "x";
        List<String>[] f = new List[3];
        Map<String, Integer> g = new HashMap();
        T2<String> h = new T2("x");
    }
    static class T2<X> { T2(X x) { } }
}
// COVERS raw types and erasure
