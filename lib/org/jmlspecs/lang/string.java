// string: texts as values; a type of specifications. What its methods mean, Jury knows itself.
package org.jmlspecs.lang;

public final /*@ pure immutable @*/ class string {
    private string() {
    }

    public static native /*@ pure @*/ string empty();

    public native /*@ pure @*/ int size();

    public native /*@ pure @*/ int length();

    public native /*@ pure @*/ boolean isEmpty();

    public native /*@ pure @*/ char get(int index);

    public native /*@ pure @*/ char charAt(int index);

    public native /*@ pure @*/ string append(string other);

    public native /*@ pure @*/ string add(char value);

    public native /*@ pure @*/ string sub(int from, int to);

    public native /*@ pure @*/ boolean eq(string other);
}
