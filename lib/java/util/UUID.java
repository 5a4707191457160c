// UUID: two longs; random ones come from outside.
package java.util;

import java.io.Serializable;
import jury.Texts;

public final class UUID implements Serializable, Comparable<UUID> {
    private final long most;
    private final long least;

    public UUID(long most, long least) {
        this.most = most;
        this.least = least;
    }

    public /*@ pure @*/ int clockSequence() {
        checkTime();
        return (int) (least >>> 48 & 0x3fff);
    }

    private /*@ pure @*/ void checkTime() {
        if (version() != 1) {
            throw new UnsupportedOperationException("Not a time-based UUID");
        }
    }

    public /*@ pure @*/ int compareTo(UUID other) {
        int order = Long.compare(most, other.most);
        return order != 0 ? order : Long.compare(least, other.least);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof UUID && most == ((UUID) other).most && least == ((UUID) other).least;
    }

    // Five numbers in base 16 with dashes between; of those that are too large the last digits count.
    public static /*@ pure @*/ UUID fromString(String text) {
        if (text.length() > 36) {
            throw new IllegalArgumentException("UUID string too large");
        }
        int[] dashes = new int[4];
        int at = -1;
        for (int i = 0; i < dashes.length; i++) {
            at = text.indexOf('-', at + 1);
            if (at < 0) {
                throw new IllegalArgumentException("Invalid UUID string: " + text);
            }
            dashes[i] = at;
        }
        if (text.indexOf('-', at + 1) >= 0) {
            throw new IllegalArgumentException("Invalid UUID string: " + text);
        }
        long most = part(text, 0, dashes[0]) << 32 | (part(text, dashes[0] + 1, dashes[1]) & 0xffff) << 16
                | part(text, dashes[1] + 1, dashes[2]) & 0xffff;
        long least = part(text, dashes[2] + 1, dashes[3]) << 48 | part(text, dashes[3] + 1, text.length()) & (1L << 48) - 1;
        return new UUID(most, least);
    }

    private static /*@ pure @*/ long part(String text, int from, int to) {
        try {
            return Long.parseLong(text.substring(from, to), 16);
        } catch (NumberFormatException e) {
            throw new NumberFormatException(Texts.anyText()); // another text in each JDK
        }
    }

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

    public /*@ pure @*/ long node() {
        checkTime();
        return least & (1L << 48) - 1;
    }

    public static UUID randomUUID() {
        long most = jury.Outside.randomLong() & ~0xf000L | 0x4000L;
        long least = jury.Outside.randomLong() & (1L << 62) - 1 | 1L << 63;
        return new UUID(most, least);
    }

    public /*@ pure @*/ long timestamp() {
        checkTime();
        return (most & 0xfff) << 48 | (most >>> 16 & 0xffff) << 32 | most >>> 32;
    }

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
