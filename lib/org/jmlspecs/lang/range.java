// range: from one int to another; a type of specifications, not modelled.
package org.jmlspecs.lang;

public final /*@ pure immutable @*/ class range {
    private range() {
    }

    public native /*@ pure @*/ int lo();

    public native /*@ pure @*/ int hi();

    public native /*@ pure @*/ boolean contains(int value);
}
