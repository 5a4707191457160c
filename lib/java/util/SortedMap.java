// SortedMap: the interface, default methods with bodies.
package java.util;

public interface SortedMap<K, V> extends SequencedMap<K, V> {
    /*@ pure nullable @*/ Comparator<? super K> comparator();

    Set<Map.Entry<K, V>> entrySet();

    /** @throws NoSuchElementException */
    /*@ pure nullable @*/ K firstKey();

    /** @throws ClassCastException @throws IllegalArgumentException */
    SortedMap<K, V> headMap(/*@ nullable @*/ K toKey);

    Set<K> keySet();

    /** @throws NoSuchElementException */
    /*@ pure nullable @*/ K lastKey();

    default /*@ nullable @*/ V putFirst(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        throw new UnsupportedOperationException();
    }

    default /*@ nullable @*/ V putLast(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        throw new UnsupportedOperationException();
    }

    default SortedMap<K, V> reversed() {
        return ReverseSets.of(this);
    }

    /** @throws ClassCastException @throws IllegalArgumentException */
    SortedMap<K, V> subMap(/*@ nullable @*/ K fromKey, /*@ nullable @*/ K toKey);

    /** @throws ClassCastException @throws IllegalArgumentException */
    SortedMap<K, V> tailMap(/*@ nullable @*/ K fromKey);

    Collection<V> values();
}
