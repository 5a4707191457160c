// SortedMap: the interface.
package java.util;

public interface SortedMap<K, V> extends Map<K, V> {
    /*@ pure nullable @*/ Comparator<? super K> comparator();

    Set<Map.Entry<K, V>> entrySet();

    /*@ pure nullable @*/ K firstKey();

    SortedMap<K, V> headMap(/*@ nullable @*/ K toKey);

    Set<K> keySet();

    /*@ pure nullable @*/ K lastKey();

    SortedMap<K, V> subMap(/*@ nullable @*/ K fromKey, /*@ nullable @*/ K toKey);

    SortedMap<K, V> tailMap(/*@ nullable @*/ K fromKey);

    Collection<V> values();
}
