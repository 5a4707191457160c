// Charset: signatures only, native methods are not modelled.
package java.nio.charset;

import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;

public abstract class Charset implements Comparable<Charset> {
    protected Charset(String text, String[] array) {
        notModelled();
    }

    public final native /*@ pure @*/ Set<String> aliases();

    public static native /*@ pure @*/ SortedMap<String, Charset> availableCharsets();

    public native /*@ pure @*/ boolean canEncode();

    public final native /*@ pure @*/ int compareTo(Charset other);

    public abstract /*@ pure @*/ boolean contains(Charset element);

    public static native /*@ pure @*/ Charset defaultCharset();

    public native /*@ pure @*/ String displayName();

    public native /*@ pure @*/ String displayName(Locale locale);

    public final native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public static native Charset forName(String text);

    public final native /*@ pure @*/ int hashCode();

    public final native /*@ pure @*/ boolean isRegistered();

    public static native /*@ pure @*/ boolean isSupported(String text);

    public final native /*@ pure @*/ String name();

    public final native /*@ pure @*/ String toString();

    private static native void notModelled();
}
