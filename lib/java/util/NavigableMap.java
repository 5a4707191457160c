// NavigableMap: the interface, the view from its end with a body.
package java.util;

public interface NavigableMap<K, V> extends SortedMap<K, V> {
    /** @throws ClassCastException */
    /*@ pure nullable @*/ Map.Entry<K, V> ceilingEntry(/*@ nullable @*/ K key);

    /** @throws ClassCastException */
    /*@ pure nullable @*/ K ceilingKey(/*@ nullable @*/ K key);

    NavigableSet<K> descendingKeySet();

    NavigableMap<K, V> descendingMap();

    /*@ pure nullable @*/ Map.Entry<K, V> firstEntry();

    /** @throws ClassCastException */
    /*@ pure nullable @*/ Map.Entry<K, V> floorEntry(/*@ nullable @*/ K key);

    /** @throws ClassCastException */
    /*@ pure nullable @*/ K floorKey(/*@ nullable @*/ K key);

    /** @throws ClassCastException @throws IllegalArgumentException */
    SortedMap<K, V> headMap(/*@ nullable @*/ K toKey);

    /** @throws ClassCastException @throws IllegalArgumentException */
    NavigableMap<K, V> headMap(/*@ nullable @*/ K toKey, boolean inclusive);

    /** @throws ClassCastException */
    /*@ pure nullable @*/ Map.Entry<K, V> higherEntry(/*@ nullable @*/ K key);

    /** @throws ClassCastException */
    /*@ pure nullable @*/ K higherKey(/*@ nullable @*/ K key);

    /*@ pure nullable @*/ Map.Entry<K, V> lastEntry();

    /** @throws ClassCastException */
    /*@ pure nullable @*/ Map.Entry<K, V> lowerEntry(/*@ nullable @*/ K key);

    /** @throws ClassCastException */
    /*@ pure nullable @*/ K lowerKey(/*@ nullable @*/ K key);

    NavigableSet<K> navigableKeySet();

    /** @throws UnsupportedOperationException */
    /*@ nullable @*/ Map.Entry<K, V> pollFirstEntry();

    /** @throws UnsupportedOperationException */
    /*@ nullable @*/ Map.Entry<K, V> pollLastEntry();

    default NavigableMap<K, V> reversed() {
        return descendingMap();
    }

    /** @throws ClassCastException @throws IllegalArgumentException */
    SortedMap<K, V> subMap(/*@ nullable @*/ K fromKey, /*@ nullable @*/ K toKey);

    NavigableMap<K, V> subMap(/*@ nullable @*/ K fromKey, boolean fromInclusive, /*@ nullable @*/ K toKey,
            boolean toInclusive);

    /** @throws ClassCastException @throws IllegalArgumentException */
    SortedMap<K, V> tailMap(/*@ nullable @*/ K fromKey);

    /** @throws ClassCastException @throws IllegalArgumentException */
    NavigableMap<K, V> tailMap(/*@ nullable @*/ K fromKey, boolean inclusive);
}
