// SequencedKeys: the keys of a sequenced map, seen in its order.
package java.util;

class SequencedKeys<K, V> extends AbstractSet<K> implements SequencedSet<K> {
    private final SequencedMap<K, V> map;

    SequencedKeys(SequencedMap<K, V> map) {
        this.map = map;
    }

    public void clear() {
        map.clear();
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object object) {
        return map.keySet().contains(object);
    }

    public Iterator<K> iterator() {
        return map.keySet().iterator();
    }

    public boolean remove(/*@ nullable @*/ Object object) {
        return map.keySet().remove(object);
    }

    public SequencedSet<K> reversed() {
        return map.reversed().sequencedKeySet();
    }

    public /*@ pure @*/ int size() {
        return map.size();
    }
}
