// array: arrays as values; a type of specifications. What its methods mean, Jury knows itself.
package org.jmlspecs.lang;

public final /*@ pure immutable @*/ class array<T> {
    private array() {
    }

    public native /*@ pure @*/ int length();

    public native /*@ pure @*/ int size();

    public native /*@ pure @*/ /*@ nullable @*/ T get(int index);

    public native /*@ pure @*/ array<T> put(int index, /*@ nullable @*/ T value);

    public native /*@ pure @*/ boolean eq(array<T> other);
}
