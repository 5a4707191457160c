// Hashtable: signatures only, native methods are not modelled.
package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable, Serializable {
    public Hashtable() {
    }

    public Hashtable(Map<? extends K, ? extends V> map) {
        notModelled();
    }

    public Hashtable(int value) {
        notModelled();
    }

    public Hashtable(int first, float second) {
        notModelled();
    }

    public native void clear();

    public native Object clone();

    public native /*@ nullable @*/ V compute(K key, BiFunction<? super K, ? super V, ? extends V> function);

    public native /*@ nullable @*/ V computeIfAbsent(K key, Function<? super K, ? extends V> function);

    public native /*@ nullable @*/ V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function);

    public native /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    public native /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key);

    public native /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value);

    public native Enumeration<V> elements();

    public native Set<Map.Entry<K, V>> entrySet();

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native void forEach(BiConsumer<? super K, ? super V> action);

    public native /*@ pure nullable @*/ V get(/*@ nullable @*/ Object index);

    public native /*@ pure nullable @*/ V getOrDefault(/*@ nullable @*/ Object key, V defaultValue);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isEmpty();

    public native Set<K> keySet();

    public native Enumeration<K> keys();

    public native /*@ nullable @*/ V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function);

    public native /*@ nullable @*/ V put(K key, V value);

    public native void putAll(Map<? extends K, ? extends V> map);

    public native /*@ nullable @*/ V putIfAbsent(K key, V value);

    protected native void rehash();

    public native /*@ nullable @*/ V remove(/*@ nullable @*/ Object element);

    public native boolean remove(/*@ nullable @*/ Object first, /*@ nullable @*/ Object second);

    public native /*@ nullable @*/ V replace(K key, V value);

    public native boolean replace(K start, V end, V text);

    public native void replaceAll(BiFunction<? super K, ? super V, ? extends V> pattern);

    public native /*@ pure @*/ int size();

    public native /*@ pure @*/ String toString();

    public native Collection<V> values();

    private static native void notModelled();
}
