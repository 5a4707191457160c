// Byte: the box of a byte.
package java.lang;

public final class Byte extends Number implements Comparable<Byte> {
    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;
    public static final Class<Byte> TYPE = byte.class;
    public static final int SIZE = 8;
    public static final int BYTES = 1;

    /*@ spec_public @*/ private final byte value;

    @Deprecated
    public Byte(String text) throws NumberFormatException {
        this.value = parseByte(text, 10);
    }

    @Deprecated
    public Byte(byte value) {
        this.value = value;
    }

    public /*@ pure @*/ byte byteValue() {
        return value;
    }

    public static /*@ pure @*/ int compare(byte first, byte second) {
        return first - second;
    }

    public /*@ pure @*/ int compareTo(Byte other) {
        return value - other.value;
    }

    public static /*@ pure @*/ int compareUnsigned(byte first, byte second) {
        return toUnsignedInt(first) - toUnsignedInt(second);
    }

    public static /*@ pure @*/ Byte decode(String text) throws NumberFormatException {
        int number = Integer.decode(text).intValue();
        if (number < MIN_VALUE || number > MAX_VALUE) {
            throw new NumberFormatException(jury.Texts.untold());
        }
        return valueOf((byte) number);
    }

    public /*@ pure @*/ double doubleValue() {
        return value;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Byte && ((Byte) other).value == value;
    }

    public /*@ pure @*/ float floatValue() {
        return value;
    }

    public /*@ pure @*/ int hashCode() {
        return value;
    }

    public static /*@ pure @*/ int hashCode(byte value) {
        return value;
    }

    public /*@ pure @*/ int intValue() {
        return value;
    }

    public /*@ pure @*/ long longValue() {
        return value;
    }

    public static /*@ pure @*/ byte parseByte(String text) throws NumberFormatException {
        return parseByte(text, 10);
    }

    public static /*@ pure @*/ byte parseByte(String text, int radix) throws NumberFormatException {
        int number = Integer.parseInt(text, radix);
        if (number < MIN_VALUE || number > MAX_VALUE) {
            throw new NumberFormatException(jury.Texts.untold());
        }
        return (byte) number;
    }

    public /*@ pure @*/ short shortValue() {
        return value;
    }

    public /*@ pure @*/ String toString() {
        return Integer.toString(value);
    }

    public static /*@ pure @*/ String toString(byte value) {
        return Integer.toString(value);
    }

    public static /*@ pure @*/ int toUnsignedInt(byte value) {
        return value & 0xff;
    }

    public static /*@ pure @*/ long toUnsignedLong(byte value) {
        return value & 0xffL;
    }

    public static /*@ pure @*/ Byte valueOf(String text) throws NumberFormatException {
        return valueOf(parseByte(text, 10));
    }

    //@ ensures \result.value == value;
    public static native /*@ pure @*/ Byte valueOf(byte value);

    public static /*@ pure @*/ Byte valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseByte(text, radix));
    }
}
