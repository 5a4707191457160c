// TextStyle: the enum constants.
package java.time.format;

public enum TextStyle {
    FULL, FULL_STANDALONE, SHORT, SHORT_STANDALONE, NARROW, NARROW_STANDALONE;

    public native /*@ pure @*/ TextStyle asNormal();

    public native /*@ pure @*/ TextStyle asStandalone();

    public native /*@ pure @*/ boolean isStandalone();
}
