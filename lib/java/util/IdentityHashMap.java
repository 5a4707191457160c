// IdentityHashMap: signatures only, native methods are not modelled.
package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

public class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Serializable, Cloneable {
    public IdentityHashMap() {
    }

    public IdentityHashMap(Map<? extends K, ? extends V> map) {
        notModelled();
    }

    public IdentityHashMap(int value) {
        notModelled();
    }

    public native void clear();

    public native Object clone();

    public native /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key);

    public native /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value);

    public native Set<Map.Entry<K, V>> entrySet();

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native void forEach(BiConsumer<? super K, ? super V> action);

    public native /*@ pure nullable @*/ V get(/*@ nullable @*/ Object index);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isEmpty();

    public native Set<K> keySet();

    public native /*@ nullable @*/ V put(/*@ nullable @*/ K key, /*@ nullable @*/ V value);

    public native void putAll(Map<? extends K, ? extends V> map);

    public native /*@ nullable @*/ V remove(/*@ nullable @*/ Object element);

    public native void replaceAll(BiFunction<? super K, ? super V, ? extends V> pattern);

    public native /*@ pure @*/ int size();

    public native Collection<V> values();

    private static native void notModelled();
}
