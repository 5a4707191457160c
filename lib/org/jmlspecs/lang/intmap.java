// intmap: maps from ints; a type of specifications. What its methods mean, Jury knows itself.
package org.jmlspecs.lang;

public final /*@ pure immutable @*/ class intmap<V> {
    private intmap() {
    }

    public static native /*@ pure @*/ <B> intmap<B> empty();

    public native /*@ pure @*/ int size();

    public native /*@ pure @*/ boolean containsKey(int key);

    public native /*@ pure @*/ boolean has(int key);

    public native /*@ pure @*/ /*@ nullable @*/ V get(int key);

    public native /*@ pure @*/ intmap<V> put(int key, /*@ nullable @*/ V value);

    public native /*@ pure @*/ intmap<V> remove(int key);

    public native /*@ pure @*/ intset keys();

    public native /*@ pure @*/ boolean eq(intmap<V> other);
}
