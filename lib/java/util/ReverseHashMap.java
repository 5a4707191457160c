// ReverseHashMap: the view of a LinkedHashMap from its end.
package java.util;

class ReverseHashMap<K, V> extends AbstractMap<K, V> implements SequencedMap<K, V> {
    private final LinkedHashMap<K, V> base;

    ReverseHashMap(LinkedHashMap<K, V> base) {
        this.base = base;
    }

    public void clear() {
        base.clear();
    }

    public /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key) {
        return base.containsKey(key);
    }

    public /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value) {
        return base.containsValue(value);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return base.descendingEntrySet();
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> firstEntry() {
        return base.lastEntry();
    }

    public /*@ nullable @*/ V get(/*@ nullable @*/ Object key) {
        return base.get(key);
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> lastEntry() {
        return base.firstEntry();
    }

    public /*@ nullable @*/ Map.Entry<K, V> pollFirstEntry() {
        return base.pollLastEntry();
    }

    public /*@ nullable @*/ Map.Entry<K, V> pollLastEntry() {
        return base.pollFirstEntry();
    }

    public /*@ nullable @*/ V put(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        return base.put(key, value);
    }

    public /*@ nullable @*/ V putFirst(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        return base.putLast(key, value);
    }

    public /*@ nullable @*/ V putLast(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        return base.putFirst(key, value);
    }

    public /*@ nullable @*/ V remove(/*@ nullable @*/ Object key) {
        return base.remove(key);
    }

    public SequencedMap<K, V> reversed() {
        return base;
    }

    public /*@ pure @*/ int size() {
        return base.size();
    }
}
