// set: finite sets; a type of specifications. What its methods mean, Jury knows itself.
package org.jmlspecs.lang;

public final /*@ pure immutable @*/ class set<T> {
    private set() {
    }

    public static native /*@ pure @*/ <E> set<E> empty();

    public static native /*@ pure @*/ <E> set<E> of(E... values);

    public native /*@ pure @*/ int size();

    public native /*@ pure @*/ boolean isEmpty();

    public native /*@ pure @*/ boolean contains(/*@ nullable @*/ T value);

    public native /*@ pure @*/ boolean has(/*@ nullable @*/ T value);

    public native /*@ pure @*/ set<T> add(/*@ nullable @*/ T value);

    public native /*@ pure @*/ set<T> remove(/*@ nullable @*/ T value);

    public native /*@ pure @*/ set<T> union(set<T> other);

    public native /*@ pure @*/ set<T> intersect(set<T> other);

    public native /*@ pure @*/ set<T> difference(set<T> other);

    public native /*@ pure @*/ boolean subset(set<T> other);

    public native /*@ pure @*/ boolean disjoint(set<T> other);

    public native /*@ pure @*/ boolean eq(set<T> other);
}
