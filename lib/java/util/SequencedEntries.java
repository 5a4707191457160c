// SequencedEntries: the entries of a sequenced map, seen in its order.
package java.util;

class SequencedEntries<K, V> extends AbstractSet<Map.Entry<K, V>> implements SequencedSet<Map.Entry<K, V>> {
    private final SequencedMap<K, V> map;

    SequencedEntries(SequencedMap<K, V> map) {
        this.map = map;
    }

    public void clear() {
        map.clear();
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object object) {
        return map.entrySet().contains(object);
    }

    public Iterator<Map.Entry<K, V>> iterator() {
        return map.entrySet().iterator();
    }

    public boolean remove(/*@ nullable @*/ Object object) {
        return map.entrySet().remove(object);
    }

    public SequencedSet<Map.Entry<K, V>> reversed() {
        return map.reversed().sequencedEntrySet();
    }

    public /*@ pure @*/ int size() {
        return map.size();
    }
}
