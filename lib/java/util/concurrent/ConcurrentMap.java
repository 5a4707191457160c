// ConcurrentMap: the map with atomic operations; its defaults are those of Map.
package java.util.concurrent;

import java.util.Map;

public interface ConcurrentMap<K, V> extends Map<K, V> {
    /*@ nullable @*/ V putIfAbsent(K key, V value);

    boolean remove(/*@ nullable @*/ Object first, /*@ nullable @*/ Object second);

    /*@ nullable @*/ V replace(K key, V value);

    boolean replace(K start, V end, V text);
}
