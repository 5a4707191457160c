// bag: finite sets that count; a type of specifications, not modelled.
package org.jmlspecs.lang;

public final /*@ pure immutable @*/ class bag<T> {
    private bag() {
    }

    public static native /*@ pure @*/ <E> bag<E> empty();

    public native /*@ pure @*/ int size();

    public native /*@ pure @*/ boolean isEmpty();

    public native /*@ pure @*/ int count(/*@ nullable @*/ T value);

    public native /*@ pure @*/ boolean contains(/*@ nullable @*/ T value);

    public native /*@ pure @*/ bag<T> add(/*@ nullable @*/ T value);

    public native /*@ pure @*/ bag<T> remove(/*@ nullable @*/ T value);

    public native /*@ pure @*/ bag<T> union(bag<T> other);

    public native /*@ pure @*/ boolean eq(bag<T> other);
}
