// FixedMap: the map that Map.of makes; it cannot change and holds no null. Its order may be any.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

class FixedMap<K, V> extends AbstractMap<K, V> {
    static final FixedMap<?, ?> EMPTY = new FixedMap<>(new Object[] {});
    private final Object[] items;

    // The array holds keys and values in turn, and becomes the map's own.
    FixedMap(Object[] items) {
        for (int i = 0; i < items.length; i += 2) {
            Objects.requireNonNull(items[i]);
            Objects.requireNonNull(items[i + 1]);
            for (int j = 0; j < i; j += 2) {
                if (items[i].equals(items[j])) {
                    throw new IllegalArgumentException(jury.Texts.untold());
                }
            }
        }
        this.items = items;
    }

    private /*@ pure @*/ int find(/*@ nullable @*/ Object key) {
        Objects.requireNonNull(key);
        for (int i = 0; i < items.length; i += 2) {
            if (key.equals(items[i])) {
                return i;
            }
        }
        return -1;
    }

    public /*@ pure @*/ int size() {
        return items.length / 2;
    }

    public /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key) {
        return find(key) >= 0;
    }

    public /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value) {
        Objects.requireNonNull(value);
        for (int i = 1; i < items.length; i += 2) {
            if (value.equals(items[i])) {
                return true;
            }
        }
        return false;
    }

    @SuppressWarnings("unchecked")
    public /*@ pure nullable @*/ V get(/*@ nullable @*/ Object key) {
        int index = find(key);
        return index < 0 ? null : (V) items[index + 1];
    }

    public Set<Map.Entry<K, V>> entrySet() {
        Object[] entries = new Object[items.length / 2];
        for (int i = 0; i < entries.length; i++) {
            entries[i] = new AbstractMap.SimpleImmutableEntry<>(items[2 * i], items[2 * i + 1]);
        }
        return new FixedSet<>(entries, this);
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public /*@ nullable @*/ V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public /*@ nullable @*/ V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public /*@ nullable @*/ V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public /*@ nullable @*/ V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public /*@ nullable @*/ V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        throw new UnsupportedOperationException();
    }

    public /*@ nullable @*/ V putIfAbsent(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public /*@ nullable @*/ V remove(/*@ nullable @*/ Object key) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(/*@ nullable @*/ Object key, /*@ nullable @*/ Object value) {
        throw new UnsupportedOperationException();
    }

    public /*@ nullable @*/ V replace(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public boolean replace(K key, V oldValue, V newValue) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }
}
