// map: finite maps; a type of specifications. What its methods mean, Jury knows itself.
package org.jmlspecs.lang;

public final /*@ pure immutable @*/ class map<K, V> {
    private map() {
    }

    public static native /*@ pure @*/ <A, B> map<A, B> empty();

    public native /*@ pure @*/ int size();

    public native /*@ pure @*/ boolean isEmpty();

    public native /*@ pure @*/ boolean containsKey(/*@ nullable @*/ K key);

    public native /*@ pure @*/ boolean has(/*@ nullable @*/ K key);

    public native /*@ pure @*/ /*@ nullable @*/ V get(/*@ nullable @*/ K key);

    public native /*@ pure @*/ map<K, V> put(/*@ nullable @*/ K key, /*@ nullable @*/ V value);

    public native /*@ pure @*/ map<K, V> remove(/*@ nullable @*/ K key);

    public native /*@ pure @*/ set<K> keys();

    public native /*@ pure @*/ boolean eq(map<K, V> other);
}
