// EnumMap: values by the ordinals of their keys.
package java.util;

import java.io.Serializable;

public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements Serializable, Cloneable {
    private /*@ nullable @*/ Object[] keys;
    private /*@ nullable @*/ Object[] values;
    private int size;

    //@ private invariant keys.length == values.length && 0 <= size && size <= keys.length && \typeof(keys) == \type(Object[]);
    //@ private invariant (\forall int i; 0 <= i && i < keys.length; keys[i] != null ==> keys[i] instanceof Enum && ((Enum) keys[i]).ordinal() == i);
    //@ private invariant size == (\num_of int i; 0 <= i && i < keys.length; keys[i] != null) && \typeof(values) == \type(Object[]);

    public EnumMap(Class<K> type) {
        Objects.requireNonNull(type);
        keys = new Object[8];
        values = new Object[8];
    }

    public EnumMap(EnumMap<K, ? extends V> map) {
        keys = map.keys.clone();
        values = map.values.clone();
        size = map.size;
    }

    public EnumMap(Map<K, ? extends V> map) {
        keys = new Object[8];
        values = new Object[8];
        if (!(map instanceof EnumMap) && map.isEmpty()) {
            throw new IllegalArgumentException("Specified map is empty");
        }
        putAll(map);
    }

    // Where the key stands; -1: it is not there.
    private int find(/*@ nullable @*/ Object key) {
        if (!(key instanceof Enum)) {
            return -1;
        }
        int ordinal = ((Enum<?>) key).ordinal();
        return ordinal < keys.length && keys[ordinal] == key ? ordinal : -1;
    }

    private void ensure(int ordinal) {
        if (ordinal < keys.length) {
            return;
        }
        Object[] longerKeys = new Object[2 * ordinal];
        Object[] longerValues = new Object[2 * ordinal];
        for (int i = 0; i < keys.length; i++) {
            longerKeys[i] = keys[i];
            longerValues[i] = values[i];
        }
        keys = longerKeys;
        values = longerValues;
    }

    public void clear() {
        for (int i = 0; i < keys.length; i++) {
            keys[i] = null;
            values[i] = null;
        }
        size = 0;
    }

    public EnumMap<K, V> clone() {
        return new EnumMap<K, V>(this);
    }

    public /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key) {
        return find(key) >= 0;
    }

    public /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value) {
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] != null && Objects.equals(value, values[i])) {
                return true;
            }
        }
        return false;
    }

    @SuppressWarnings("unchecked")
    public /*@ pure nullable @*/ V get(/*@ nullable @*/ Object key) {
        int index = find(key);
        return index < 0 ? null : (V) values[index];
    }

    @SuppressWarnings("unchecked")
    public /*@ nullable @*/ V put(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        int ordinal = key.ordinal();
        ensure(ordinal);
        size += keys[ordinal] == null ? 1 : 0;
        keys[ordinal] = key;
        V before = (V) values[ordinal];
        values[ordinal] = value;
        return before;
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    public /*@ nullable @*/ V remove(/*@ nullable @*/ Object key) {
        int index = find(key);
        if (index < 0) {
            return null;
        }
        V before = (V) values[index];
        keys[index] = null;
        values[index] = null;
        size--;
        return before;
    }

    public /*@ pure @*/ int size() {
        return size;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet<K, V>(this);
    }

    private static final class EntrySet<K extends Enum<K>, V> extends AbstractSet<Map.Entry<K, V>> {
        private final EnumMap<K, V> map;

        EntrySet(EnumMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<K, V>(map);
        }
    }

    // What changes meanwhile may or may not be met.
    private static final class EntryIterator<K extends Enum<K>, V> implements Iterator<Map.Entry<K, V>> {
        private final EnumMap<K, V> map;
        private int next;
        private int last = -1;

        EntryIterator(EnumMap<K, V> map) {
            this.map = map;
        }

        public boolean hasNext() {
            while (next < map.keys.length && map.keys[next] == null) {
                next++;
            }
            return next < map.keys.length;
        }

        public Map.Entry<K, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = next;
            next++;
            return new Place<K, V>(map, last);
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            map.remove(map.keys[last]);
            last = -1;
        }
    }

    private static final class Place<K extends Enum<K>, V> implements Map.Entry<K, V> {
        private final EnumMap<K, V> map;
        private final int index;

        Place(EnumMap<K, V> map, int index) {
            this.map = map;
            this.index = index;
        }

        @SuppressWarnings("unchecked")
        public K getKey() {
            return (K) map.keys[index];
        }

        @SuppressWarnings("unchecked")
        public /*@ nullable @*/ V getValue() {
            return (V) map.values[index];
        }

        @SuppressWarnings("unchecked")
        public /*@ nullable @*/ V setValue(/*@ nullable @*/ V value) {
            V before = (V) map.values[index];
            map.values[index] = value;
            return before;
        }

        public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
            return other instanceof Map.Entry && getKey() == ((Map.Entry<?, ?>) other).getKey()
                    && Objects.equals(getValue(), ((Map.Entry<?, ?>) other).getValue());
        }

        public /*@ pure @*/ int hashCode() {
            return getKey().hashCode() ^ Objects.hashCode(getValue());
        }

        public /*@ pure @*/ String toString() {
            return getKey() + "=" + getValue();
        }
    }
}
