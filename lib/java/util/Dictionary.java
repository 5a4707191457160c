// Dictionary: signatures only, native methods are not modelled.
package java.util;

public abstract class Dictionary<K, V> {
    public Dictionary() {
    }

    public abstract Enumeration<V> elements();

    public abstract /*@ pure nullable @*/ V get(/*@ nullable @*/ Object index);

    public abstract /*@ pure @*/ boolean isEmpty();

    public abstract Enumeration<K> keys();

    public abstract /*@ nullable @*/ V put(/*@ nullable @*/ K key, /*@ nullable @*/ V value);

    public abstract /*@ nullable @*/ V remove(/*@ nullable @*/ Object element);

    public abstract /*@ pure @*/ int size();
}
