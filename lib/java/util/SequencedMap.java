// SequencedMap: a map with a first and a last entry, default methods with bodies.
package java.util;

public interface SequencedMap<K, V> extends Map<K, V> {
    default /*@ pure nullable @*/ Map.Entry<K, V> firstEntry() {
        Iterator<Map.Entry<K, V>> entries = entrySet().iterator();
        return entries.hasNext() ? new AbstractMap.SimpleImmutableEntry<K, V>(entries.next()) : null;
    }

    default /*@ pure nullable @*/ Map.Entry<K, V> lastEntry() {
        return reversed().firstEntry();
    }

    default /*@ nullable @*/ Map.Entry<K, V> pollFirstEntry() {
        Iterator<Map.Entry<K, V>> entries = entrySet().iterator();
        if (!entries.hasNext()) {
            return null;
        }
        Map.Entry<K, V> first = new AbstractMap.SimpleImmutableEntry<K, V>(entries.next());
        entries.remove();
        return first;
    }

    default /*@ nullable @*/ Map.Entry<K, V> pollLastEntry() {
        return reversed().pollFirstEntry();
    }

    default /*@ nullable @*/ V putFirst(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        throw new UnsupportedOperationException();
    }

    default /*@ nullable @*/ V putLast(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        throw new UnsupportedOperationException();
    }

    SequencedMap<K, V> reversed();

    default SequencedSet<Map.Entry<K, V>> sequencedEntrySet() {
        return new SequencedEntries<>(this);
    }

    default SequencedSet<K> sequencedKeySet() {
        return new SequencedKeys<>(this);
    }

    default SequencedCollection<V> sequencedValues() {
        return new SequencedValues<>(this);
    }
}
