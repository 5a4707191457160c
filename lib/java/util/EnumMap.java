// EnumMap: signatures only, native methods are not modelled.
package java.util;

import java.io.Serializable;

public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements Serializable, Cloneable {
    public EnumMap(Class<K> type) {
        notModelled();
    }

    public EnumMap(EnumMap<K, ? extends V> map) {
        notModelled();
    }

    public EnumMap(Map<K, ? extends V> map) {
        notModelled();
    }

    public native void clear();

    public native EnumMap<K, V> clone();

    public native /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key);

    public native /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value);

    public native Set<Map.Entry<K, V>> entrySet();

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure nullable @*/ V get(/*@ nullable @*/ Object index);

    public native /*@ pure @*/ int hashCode();

    public native Set<K> keySet();

    public native /*@ nullable @*/ V put(/*@ nullable @*/ K key, /*@ nullable @*/ V value);

    public native void putAll(Map<? extends K, ? extends V> map);

    public native /*@ nullable @*/ V remove(/*@ nullable @*/ Object element);

    public native /*@ pure @*/ int size();

    public native Collection<V> values();

    private static native void notModelled();
}
