// Double: the box of a double; raw bits are built in, text conversion is not modelled.
package java.lang;

import java.util.Optional;
import jury.Numerals;

public final class Double extends Number implements Comparable<Double> {
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;
    public static final double MAX_VALUE = 1.7976931348623157E308;
    public static final double MIN_NORMAL = 2.2250738585072014E-308;
    public static final double MIN_VALUE = 4.9E-324;
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;
    public static final int SIZE = 64;
    public static final int BYTES = 8;
    public static final Class<Double> TYPE = double.class;

    /*@ spec_public @*/ private final double value;

    @Deprecated
    public Double(String text) throws NumberFormatException {
        this.value = parseDouble(text);
    }

    @Deprecated
    public Double(double value) {
        this.value = value;
    }

    public /*@ pure @*/ byte byteValue() {
        return (byte) value;
    }

    public static /*@ pure @*/ int compare(double first, double second) {
        if (first < second) {
            return -1;
        }
        if (first > second) {
            return 1;
        }
        return Long.compare(doubleToLongBits(first), doubleToLongBits(second));
    }

    public /*@ pure @*/ int compareTo(Double other) {
        return compare(value, other.value);
    }

    public /*@ pure @*/ Optional<Double> describeConstable() {
        return Optional.of(this);
    }

    public static /*@ pure @*/ long doubleToLongBits(double value) {
        return value != value ? 0x7ff8000000000000L : doubleToRawLongBits(value);
    }

    public static native /*@ pure @*/ long doubleToRawLongBits(double value);

    public /*@ pure @*/ double doubleValue() {
        return value;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Double && doubleToLongBits(((Double) other).value) == doubleToLongBits(value);
    }

    public /*@ pure @*/ float floatValue() {
        return (float) value;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(double value) {
        long bits = doubleToLongBits(value);
        return (int) (bits ^ (bits >>> 32));
    }

    public /*@ pure @*/ int intValue() {
        return (int) value;
    }

    public static /*@ pure @*/ boolean isFinite(double value) {
        return Math.abs(value) <= MAX_VALUE;
    }

    public /*@ pure @*/ boolean isInfinite() {
        return isInfinite(value);
    }

    public static /*@ pure @*/ boolean isInfinite(double value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public /*@ pure @*/ boolean isNaN() {
        return isNaN(value);
    }

    public static /*@ pure @*/ boolean isNaN(double value) {
        return value != value;
    }

    public static native /*@ pure @*/ double longBitsToDouble(long value);

    public /*@ pure @*/ long longValue() {
        return (long) value;
    }

    public static /*@ pure @*/ double max(double first, double second) {
        return Math.max(first, second);
    }

    public static /*@ pure @*/ double min(double first, double second) {
        return Math.min(first, second);
    }

    public static /*@ pure @*/ double parseDouble(String text) throws NumberFormatException {
        return Numerals.parseDouble(text);
    }

    public /*@ pure @*/ short shortValue() {
        return (short) value;
    }

    public static /*@ pure @*/ double sum(double first, double second) {
        return first + second;
    }

    public static native /*@ pure @*/ String toHexString(double value);

    public /*@ pure @*/ String toString() {
        return toString(value);
    }

    public static native /*@ pure @*/ String toString(double value);

    public static /*@ pure @*/ Double valueOf(String text) throws NumberFormatException {
        return new Double(parseDouble(text));
    }

    public static /*@ pure @*/ Double valueOf(double value) {
        return new Double(value);
    }
}
