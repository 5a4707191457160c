// intset: finite sets of ints; a type of specifications. What its methods mean, Jury knows itself.
package org.jmlspecs.lang;

public final /*@ pure immutable @*/ class intset {
    private intset() {
    }

    public static native /*@ pure @*/ intset empty();

    public static native /*@ pure @*/ intset of(int... values);

    public native /*@ pure @*/ int size();

    public native /*@ pure @*/ boolean isEmpty();

    public native /*@ pure @*/ boolean contains(int value);

    public native /*@ pure @*/ boolean has(int value);

    public native /*@ pure @*/ intset add(int value);

    public native /*@ pure @*/ intset remove(int value);

    public native /*@ pure @*/ intset union(intset other);

    public native /*@ pure @*/ boolean eq(intset other);
}
