// Float: the box of a float; raw bits are built in, text conversion is not modelled.
package java.lang;

import java.util.Optional;
import jury.Numerals;

public final class Float extends Number implements Comparable<Float> {
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 3.4028235E38f;
    public static final float MIN_NORMAL = 1.17549435E-38f;
    public static final float MIN_VALUE = 1.4E-45f;
    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;
    public static final int SIZE = 32;
    public static final int BYTES = 4;
    public static final Class<Float> TYPE = float.class;

    /*@ spec_public @*/ private final float value;

    @Deprecated
    public Float(String text) throws NumberFormatException {
        this.value = parseFloat(text);
    }

    @Deprecated
    public Float(double value) {
        this.value = (float) value;
    }

    @Deprecated
    public Float(float value) {
        this.value = value;
    }

    public /*@ pure @*/ byte byteValue() {
        return (byte) value;
    }

    public static /*@ pure @*/ int compare(float first, float second) {
        if (first < second) {
            return -1;
        }
        if (first > second) {
            return 1;
        }
        return Integer.compare(floatToIntBits(first), floatToIntBits(second));
    }

    public /*@ pure @*/ int compareTo(Float other) {
        return compare(value, other.value);
    }

    public /*@ pure @*/ Optional<Float> describeConstable() {
        return Optional.of(this);
    }

    public /*@ pure @*/ double doubleValue() {
        return value;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Float && floatToIntBits(((Float) other).value) == floatToIntBits(value);
    }

    public static /*@ pure @*/ int floatToIntBits(float value) {
        return value != value ? 0x7fc00000 : floatToRawIntBits(value);
    }

    public static native /*@ pure @*/ int floatToRawIntBits(float value);

    public /*@ pure @*/ float floatValue() {
        return value;
    }

    public /*@ pure @*/ int hashCode() {
        return floatToIntBits(value);
    }

    public static /*@ pure @*/ int hashCode(float value) {
        return floatToIntBits(value);
    }

    public static native /*@ pure @*/ float intBitsToFloat(int value);

    public /*@ pure @*/ int intValue() {
        return (int) value;
    }

    public static /*@ pure @*/ boolean isFinite(float value) {
        return Math.abs(value) <= MAX_VALUE;
    }

    public /*@ pure @*/ boolean isInfinite() {
        return isInfinite(value);
    }

    public static /*@ pure @*/ boolean isInfinite(float value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public /*@ pure @*/ boolean isNaN() {
        return isNaN(value);
    }

    public static /*@ pure @*/ boolean isNaN(float value) {
        return value != value;
    }

    public /*@ pure @*/ long longValue() {
        return (long) value;
    }

    public static /*@ pure @*/ float max(float first, float second) {
        return Math.max(first, second);
    }

    public static /*@ pure @*/ float min(float first, float second) {
        return Math.min(first, second);
    }

    public static /*@ pure @*/ float parseFloat(String text) throws NumberFormatException {
        return Numerals.parseFloat(text);
    }

    public /*@ pure @*/ short shortValue() {
        return (short) value;
    }

    public static /*@ pure @*/ float sum(float first, float second) {
        return first + second;
    }

    public static native /*@ pure @*/ String toHexString(float value);

    public /*@ pure @*/ String toString() {
        return toString(value);
    }

    public static native /*@ pure @*/ String toString(float value);

    public static /*@ pure @*/ Float valueOf(String text) throws NumberFormatException {
        return new Float(parseFloat(text));
    }

    public static /*@ pure @*/ Float valueOf(float value) {
        return new Float(value);
    }
}
