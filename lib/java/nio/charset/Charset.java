// Charset: a name; what it does to texts stands in jury.Coding.
package java.nio.charset;

import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import jury.Coding;

public abstract class Charset implements Comparable<Charset> {
    private final String name;

    protected Charset(String name, /*@ nullable @*/ String[] aliases) {
        this.name = name;
    }

    public final native /*@ pure @*/ Set<String> aliases();

    public static native /*@ pure @*/ SortedMap<String, Charset> availableCharsets();

    public /*@ pure @*/ boolean canEncode() {
        return true;
    }

    public final /*@ pure @*/ int compareTo(Charset other) {
        return name.compareToIgnoreCase(other.name);
    }

    public abstract /*@ pure @*/ boolean contains(Charset element);

    public static /*@ pure @*/ Charset defaultCharset() {
        return StandardCharsets.UTF_8;
    }

    public /*@ pure @*/ String displayName() {
        return name;
    }

    public /*@ pure @*/ String displayName(Locale locale) {
        return name;
    }

    public final /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Charset && name.equals(((Charset) other).name);
    }

    public static Charset forName(String text) {
        if (text == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        return new KnownCharset(Coding.found(text));
    }

    public final /*@ pure @*/ int hashCode() {
        return name.hashCode();
    }

    public final native /*@ pure @*/ boolean isRegistered();

    public static native /*@ pure @*/ boolean isSupported(String text);

    public final /*@ pure @*/ String name() {
        return name;
    }

    public final /*@ pure @*/ String toString() {
        return name;
    }
}
