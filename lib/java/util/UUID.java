// UUID: two longs, random ones from outside; parsing is not modelled.
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

    public static UUID randomUUID() {
        long most = jury.Outside.randomLong() & ~0xf000L | 0x4000L;
        long least = jury.Outside.randomLong() & (1L << 62) - 1 | 1L << 63;
        return new UUID(most, least);
    }

    public native /*@ pure @*/ long timestamp();

    public /*@ pure @*/ String toString() {
        return digits(most >>> 32, 8) + "-" + digits(most >>> 16, 4) + "-" + digits(most, 4) + "-" + digits(least >>> 48, 4) + "-"
                + digits(least, 12);
    }

    private static String digits(long value, int count) {
        char[] shown = new char[count];
        long rest = value;
        for (int i = count - 1; i >= 0; i--) {
            int digit = (int) (rest & 15);
            shown[i] = (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
            rest >>>= 4;
        }
        return new String(shown);
    }

    public /*@ pure @*/ int variant() {
        return (int) (least >>> (64 - (least >>> 62)) & least >> 63);
    }

    public /*@ pure @*/ int version() {
        return (int) ((most >> 12) & 0xf);
    }
}
