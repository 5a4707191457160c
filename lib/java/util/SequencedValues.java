// SequencedValues: the values of a sequenced map, seen in its order.
package java.util;

class SequencedValues<K, V> extends AbstractCollection<V> implements SequencedCollection<V> {
    private final SequencedMap<K, V> map;

    SequencedValues(SequencedMap<K, V> map) {
        this.map = map;
    }

    public void clear() {
        map.clear();
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object object) {
        return map.values().contains(object);
    }

    public Iterator<V> iterator() {
        return map.values().iterator();
    }

    public boolean remove(/*@ nullable @*/ Object object) {
        return map.values().remove(object);
    }

    public SequencedCollection<V> reversed() {
        return map.reversed().sequencedValues();
    }

    public /*@ pure @*/ int size() {
        return map.size();
    }
}
