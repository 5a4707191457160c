// ARGS --all
// A type variable stands for one class that nobody knows, and for those that the method asks for: lists and maps of such things
// hold no lists and maps.
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class ThingsInCollections<E> {
    private final List<E> items = new ArrayList<>();
    private final Map<String, E> named = new HashMap<>();

    public static <T> int count(List<T> list, T x) {
        int n = 0;
        for (T t : list) {
            if (t.equals(x)) {
                n++;
            }
        }
        return n;
    }

    public static <T> T afterFound(List<T> list, T x) {
        // EXPECT-NEXT violated: exception 'IndexOutOfBoundsException' escapes in 'ThingsInCollections.afterFound(List<T>, T)'
        return list.contains(x) ? list.get(list.indexOf(x) + 1) : x;
    }

    public static <K, V> V find(Map<K, V> map, K key, V other) {
        return map.containsKey(key) ? map.get(key) : other;
    }

    public static <K, V> Map<V, K> invert(Map<K, V> map) {
        Map<V, K> result = new HashMap<>();
        for (Map.Entry<K, V> entry : map.entrySet()) {
            result.put(entry.getValue(), entry.getKey());
        }
        assert result.size() <= map.size();
        return result;
    }

    public static <K, V> void invertWrong(Map<K, V> map) {
        Map<V, K> result = new HashMap<>();
        for (Map.Entry<K, V> entry : map.entrySet()) {
            result.put(entry.getValue(), entry.getKey());
        }
        assert result.size() == map.size(); // EXPECT violated: assertion: AssertionError in 'ThingsInCollections.invertWrong(Map<K, V>)'
    }

    public static <A> Set<A> union(Set<A> a, Set<A> b) {
        Set<A> result = new HashSet<>(a);
        result.addAll(b);
        assert result.containsAll(a) && result.containsAll(b);
        return result;
    }

    public boolean remove(E e) {
        return items.remove(e);
    }

    public E named(String name) {
        return named.get(name);
    }

    public static <T> String rest(T thing) {
        // EXPECT-NEXT violated: exception 'StringIndexOutOfBoundsException' escapes in 'ThingsInCollections.rest(T)'
        return thing instanceof String ? ((String) thing).substring(1) : "";
    }

    public static <T> void isNotYes(T thing) {
        assert !thing.equals("yes"); // EXPECT violated: assertion: AssertionError in 'ThingsInCollections.isNotYes(T)'
    }

    public static boolean haveCommon(Collection<?> a, Collection<?> b) {
        for (Object o : a) {
            if (b.contains(o)) {
                return true;
            }
        }
        return false;
    }

    public static int texts(Collection<?> all) {
        int sum = 0;
        for (Object o : all) {
            // EXPECT-NEXT violated: exception 'StringIndexOutOfBoundsException' escapes in 'ThingsInCollections.texts(Collection<?>)'
            sum += o instanceof String ? ((String) o).charAt(0) : 0;
        }
        return sum;
    }
}
