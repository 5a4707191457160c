// NavigableMap: the interface, the view from its end with a body.
package java.util;

public interface NavigableMap<K, V> extends SortedMap<K, V> {
    /*@ pure nullable @*/ Map.Entry<K, V> ceilingEntry(/*@ nullable @*/ K key);

    /*@ pure nullable @*/ K ceilingKey(/*@ nullable @*/ K key);

    NavigableSet<K> descendingKeySet();

    NavigableMap<K, V> descendingMap();

    /*@ pure nullable @*/ Map.Entry<K, V> firstEntry();

    /*@ pure nullable @*/ Map.Entry<K, V> floorEntry(/*@ nullable @*/ K key);

    /*@ pure nullable @*/ K floorKey(/*@ nullable @*/ K key);

    SortedMap<K, V> headMap(/*@ nullable @*/ K toKey);

    NavigableMap<K, V> headMap(/*@ nullable @*/ K toKey, boolean inclusive);

    /*@ pure nullable @*/ Map.Entry<K, V> higherEntry(/*@ nullable @*/ K key);

    /*@ pure nullable @*/ K higherKey(/*@ nullable @*/ K key);

    /*@ pure nullable @*/ Map.Entry<K, V> lastEntry();

    /*@ pure nullable @*/ Map.Entry<K, V> lowerEntry(/*@ nullable @*/ K key);

    /*@ pure nullable @*/ K lowerKey(/*@ nullable @*/ K key);

    NavigableSet<K> navigableKeySet();

    /*@ nullable @*/ Map.Entry<K, V> pollFirstEntry();

    /*@ nullable @*/ Map.Entry<K, V> pollLastEntry();

    default NavigableMap<K, V> reversed() {
        return descendingMap();
    }

    SortedMap<K, V> subMap(/*@ nullable @*/ K fromKey, /*@ nullable @*/ K toKey);

    NavigableMap<K, V> subMap(/*@ nullable @*/ K fromKey, boolean fromInclusive, /*@ nullable @*/ K toKey,
            boolean toInclusive);

    SortedMap<K, V> tailMap(/*@ nullable @*/ K fromKey);

    NavigableMap<K, V> tailMap(/*@ nullable @*/ K fromKey, boolean inclusive);
}
