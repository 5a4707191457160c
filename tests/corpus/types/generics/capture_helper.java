// A helper method gives the wildcard a name.
import java.util.*;

class CaptureHelper {
    static void swap(List<?> list) { swapHelper(list); }
    private static <E> void swapHelper(List<E> list) { E e = list.get(0); list.set(0, list.get(1)); list.set(1, e); }
    static void reverse(Map<?, ?> map) { invert(map); }
    static <K, V> Map<V, K> invert(Map<K, V> map) { return new HashMap<V, K>(); }
}
// COVERS wildcards, generic methods
