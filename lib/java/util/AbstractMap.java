// AbstractMap: everything by the set of entries.
package java.util;

import java.io.Serializable;

public abstract class AbstractMap<K, V> implements Map<K, V> {
    protected AbstractMap() {
    }

    public void clear() {
        entrySet().clear();
    }

    protected Object clone() throws CloneNotSupportedException {
        return super.clone();
    }

    public /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (Objects.equals(key, entry.getKey())) {
                return true;
            }
        }
        return false;
    }

    public /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (Objects.equals(value, entry.getValue())) {
                return true;
            }
        }
        return false;
    }

    public abstract Set<Map.Entry<K, V>> entrySet();

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof Map)) {
            return false;
        }
        Map<?, ?> its = (Map<?, ?>) other;
        if (its.size() != size()) {
            return false;
        }
        try {
            for (Map.Entry<K, V> entry : entrySet()) {
                K key = entry.getKey();
                V value = entry.getValue();
                if (value == null ? its.get(key) != null || !its.containsKey(key) : !value.equals(its.get(key))) {
                    return false;
                }
            }
        } catch (ClassCastException | NullPointerException exception) {
            return false;
        }
        return true;
    }

    public /*@ pure nullable @*/ V get(/*@ nullable @*/ Object key) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (Objects.equals(key, entry.getKey())) {
                return entry.getValue();
            }
        }
        return null;
    }

    public /*@ pure @*/ int hashCode() {
        int hash = 0;
        for (Map.Entry<K, V> entry : entrySet()) {
            hash += entry.hashCode();
        }
        return hash;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size() == 0;
    }

    public Set<K> keySet() {
        return new Keys<>(this);
    }

    public /*@ nullable @*/ V put(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        throw new UnsupportedOperationException();
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public /*@ nullable @*/ V remove(/*@ nullable @*/ Object key) {
        Iterator<Map.Entry<K, V>> entries = entrySet().iterator();
        while (entries.hasNext()) {
            Map.Entry<K, V> entry = entries.next();
            if (Objects.equals(key, entry.getKey())) {
                V old = entry.getValue();
                entries.remove();
                return old;
            }
        }
        return null;
    }

    public /*@ pure @*/ int size() {
        return entrySet().size();
    }

    public /*@ pure @*/ String toString() {
        StringBuilder builder = new StringBuilder();
        builder.append('{');
        boolean first = true;
        for (Map.Entry<K, V> entry : entrySet()) {
            if (!first) {
                builder.append(", ");
            }
            first = false;
            K key = entry.getKey();
            V value = entry.getValue();
            builder.append(key == this ? "(this Map)" : String.valueOf(key));
            builder.append('=');
            builder.append(value == this ? "(this Map)" : String.valueOf(value));
        }
        return builder.append('}').toString();
    }

    public Collection<V> values() {
        return new Values<>(this);
    }

    Iterator<K> keyIterator() {
        Iterator<Map.Entry<K, V>> entries = entrySet().iterator();
        return new Iterator<>() {
            public boolean hasNext() {
                return entries.hasNext();
            }

            public /*@ nullable @*/ K next() {
                return entries.next().getKey();
            }

            public void remove() {
                entries.remove();
            }
        };
    }

    Iterator<V> valueIterator() {
        Iterator<Map.Entry<K, V>> entries = entrySet().iterator();
        return new Iterator<>() {
            public boolean hasNext() {
                return entries.hasNext();
            }

            public /*@ nullable @*/ V next() {
                return entries.next().getValue();
            }

            public void remove() {
                entries.remove();
            }
        };
    }

    // The view of a map's keys.
    private static class Keys<K, V> extends AbstractSet<K> {
        private final AbstractMap<K, V> map;

        Keys(AbstractMap<K, V> map) {
            this.map = map;
        }

        public /*@ pure @*/ int size() {
            return map.size();
        }

        public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object key) {
            return map.containsKey(key);
        }

        public boolean remove(/*@ nullable @*/ Object key) {
            if (!map.containsKey(key)) {
                return false;
            }
            map.remove(key);
            return true;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<K> iterator() {
            return map.keyIterator();
        }
    }

    // The view of a map's values.
    private static class Values<K, V> extends AbstractCollection<V> {
        private final AbstractMap<K, V> map;

        Values(AbstractMap<K, V> map) {
            this.map = map;
        }

        public /*@ pure @*/ int size() {
            return map.size();
        }

        public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object value) {
            return map.containsValue(value);
        }

        public void clear() {
            map.clear();
        }

        public Iterator<V> iterator() {
            return map.valueIterator();
        }
    }

    public static class SimpleEntry<K, V> implements Map.Entry<K, V>, Serializable {
        private final /*@ nullable @*/ K key;
        private /*@ nullable @*/ V value;

        public SimpleEntry(Map.Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
        }

        public SimpleEntry(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
            this.key = key;
            this.value = value;
        }

        public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
            return other instanceof Map.Entry && Objects.equals(key, ((Map.Entry<?, ?>) other).getKey())
                    && Objects.equals(value, ((Map.Entry<?, ?>) other).getValue());
        }

        public /*@ pure nullable @*/ K getKey() {
            return key;
        }

        public /*@ pure nullable @*/ V getValue() {
            return value;
        }

        public /*@ pure @*/ int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public /*@ nullable @*/ V setValue(/*@ nullable @*/ V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public /*@ pure @*/ String toString() {
            return String.valueOf(key).concat("=").concat(String.valueOf(value));
        }
    }

    public static class SimpleImmutableEntry<K, V> implements Map.Entry<K, V>, Serializable {
        private final /*@ nullable @*/ K key;
        private final /*@ nullable @*/ V value;

        public SimpleImmutableEntry(Map.Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
        }

        public SimpleImmutableEntry(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
            this.key = key;
            this.value = value;
        }

        public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
            return other instanceof Map.Entry && Objects.equals(key, ((Map.Entry<?, ?>) other).getKey())
                    && Objects.equals(value, ((Map.Entry<?, ?>) other).getValue());
        }

        public /*@ pure nullable @*/ K getKey() {
            return key;
        }

        public /*@ pure nullable @*/ V getValue() {
            return value;
        }

        public /*@ pure @*/ int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public /*@ nullable @*/ V setValue(/*@ nullable @*/ V value) {
            throw new UnsupportedOperationException();
        }

        public /*@ pure @*/ String toString() {
            return String.valueOf(key).concat("=").concat(String.valueOf(value));
        }
    }
}
