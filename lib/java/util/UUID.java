// UUID: two longs; generation and parsing are not modelled.
package java.util;

import java.io.Serializable;

public final class UUID implements Serializable, Comparable<UUID> {
    private final long most;
    private final long least;

    public UUID(long most, long least) {
        this.most = most;
        this.least = least;
    }

    public native /*@ pure @*/ int clockSequence();

    public /*@ pure @*/ int compareTo(UUID other) {
        int order = Long.compare(most, other.most);
        return order != 0 ? order : Long.compare(least, other.least);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof UUID && most == ((UUID) other).most && least == ((UUID) other).least;
    }

    public static native /*@ pure @*/ UUID fromString(String text);

    public /*@ pure @*/ long getLeastSignificantBits() {
        return least;
    }

    public /*@ pure @*/ long getMostSignificantBits() {
        return most;
    }

    public /*@ pure @*/ int hashCode() {
        return Long.hashCode(most ^ least);
    }

    public static native /*@ pure @*/ UUID nameUUIDFromBytes(byte[] array);

    public native /*@ pure @*/ long node();

    public static native UUID randomUUID();

    public native /*@ pure @*/ long timestamp();

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ int variant();

    public /*@ pure @*/ int version() {
        return (int) ((most >> 12) & 0xf);
    }
}
