// seq: finite sequences; a type of specifications. What its methods mean, Jury knows itself.
package org.jmlspecs.lang;

public final /*@ pure immutable @*/ class seq<T> {
    private seq() {
    }

    public static native /*@ pure @*/ <E> seq<E> empty();

    public static native /*@ pure @*/ <E> seq<E> of(E... values);

    public native /*@ pure @*/ int size();

    public native /*@ pure @*/ int length();

    public native /*@ pure @*/ boolean isEmpty();

    public native /*@ pure @*/ /*@ nullable @*/ T get(int index);

    public native /*@ pure @*/ /*@ nullable @*/ T head();

    public native /*@ pure @*/ seq<T> tail();

    public native /*@ pure @*/ seq<T> tail(int from);

    public native /*@ pure @*/ seq<T> sub(int from, int to);

    public native /*@ pure @*/ seq<T> append(seq<T> other);

    public native /*@ pure @*/ seq<T> add(/*@ nullable @*/ T value);

    public native /*@ pure @*/ seq<T> prepend(/*@ nullable @*/ T value);

    public native /*@ pure @*/ seq<T> put(int index, /*@ nullable @*/ T value);

    public native /*@ pure @*/ seq<T> insert(int index, /*@ nullable @*/ T value);

    public native /*@ pure @*/ seq<T> remove(int index);

    public native /*@ pure @*/ boolean contains(/*@ nullable @*/ T value);

    public native /*@ pure @*/ boolean eq(seq<T> other);

    public native /*@ pure @*/ seq<T> reverse();
}
