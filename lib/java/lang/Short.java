// Short: the box of a short.
package java.lang;

public final class Short extends Number implements Comparable<Short> {
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final Class<Short> TYPE = short.class;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    /*@ spec_public @*/ private final short value;

    @Deprecated
    public Short(String text) throws NumberFormatException {
        this.value = parseShort(text, 10);
    }

    @Deprecated
    public Short(short value) {
        this.value = value;
    }

    public /*@ pure @*/ byte byteValue() {
        return (byte) value;
    }

    public static /*@ pure @*/ int compare(short first, short second) {
        return first - second;
    }

    public /*@ pure @*/ int compareTo(Short other) {
        return value - other.value;
    }

    public static /*@ pure @*/ int compareUnsigned(short first, short second) {
        return toUnsignedInt(first) - toUnsignedInt(second);
    }

    public static /*@ pure @*/ Short decode(String text) throws NumberFormatException {
        int number = Integer.decode(text).intValue();
        if (number < MIN_VALUE || number > MAX_VALUE) {
            throw new NumberFormatException(jury.Texts.untold());
        }
        return valueOf((short) number);
    }

    public /*@ pure @*/ double doubleValue() {
        return value;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Short && ((Short) other).value == value;
    }

    public /*@ pure @*/ float floatValue() {
        return value;
    }

    public /*@ pure @*/ int hashCode() {
        return value;
    }

    public static /*@ pure @*/ int hashCode(short value) {
        return value;
    }

    public /*@ pure @*/ int intValue() {
        return value;
    }

    public /*@ pure @*/ long longValue() {
        return value;
    }

    public static /*@ pure @*/ short parseShort(String text) throws NumberFormatException {
        return parseShort(text, 10);
    }

    public static /*@ pure @*/ short parseShort(String text, int radix) throws NumberFormatException {
        int number = Integer.parseInt(text, radix);
        if (number < MIN_VALUE || number > MAX_VALUE) {
            throw new NumberFormatException(jury.Texts.untold());
        }
        return (short) number;
    }

    public static /*@ pure @*/ short reverseBytes(short value) {
        return (short) (((value & 0xff00) >> 8) | (value << 8));
    }

    public /*@ pure @*/ short shortValue() {
        return value;
    }

    public /*@ pure @*/ String toString() {
        return Integer.toString(value);
    }

    public static /*@ pure @*/ String toString(short value) {
        return Integer.toString(value);
    }

    public static /*@ pure @*/ int toUnsignedInt(short value) {
        return value & 0xffff;
    }

    public static /*@ pure @*/ long toUnsignedLong(short value) {
        return value & 0xffffL;
    }

    public static /*@ pure @*/ Short valueOf(String text) throws NumberFormatException {
        return valueOf(parseShort(text, 10));
    }

    //@ ensures \result.value == value;
    public static native /*@ pure @*/ Short valueOf(short value);

    public static /*@ pure @*/ Short valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseShort(text, radix));
    }
}
