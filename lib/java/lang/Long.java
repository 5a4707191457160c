// Long: the box of a long, with its bit operations.
package java.lang;

import java.util.Optional;

public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final Class<Long> TYPE = long.class;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    /*@ spec_public @*/ private final long value;

    @Deprecated
    public Long(String text) throws NumberFormatException {
        this.value = parseLong(text, 10);
    }

    @Deprecated
    public Long(long value) {
        this.value = value;
    }

    public static /*@ pure @*/ int bitCount(long value) {
        long bits = value - ((value >>> 1) & 0x5555555555555555L);
        bits = (bits & 0x3333333333333333L) + ((bits >>> 2) & 0x3333333333333333L);
        bits = (bits + (bits >>> 4)) & 0x0f0f0f0f0f0f0f0fL;
        return (int) ((bits * 0x0101010101010101L) >>> 56);
    }

    public /*@ pure @*/ byte byteValue() {
        return (byte) value;
    }

    //@ ensures \result == (first < second ? -1 : first == second ? 0 : 1);
    public static /*@ pure @*/ int compare(long first, long second) {
        return first < second ? -1 : first == second ? 0 : 1;
    }

    public /*@ pure @*/ int compareTo(Long other) {
        return compare(value, other.value);
    }

    public static /*@ pure @*/ int compareUnsigned(long first, long second) {
        return compare(first + MIN_VALUE, second + MIN_VALUE);
    }

    public static /*@ pure @*/ Long decode(String text) throws NumberFormatException {
        if (text.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        int index = 0;
        boolean negative = false;
        int radix = 10;
        if (text.charAt(0) == '-') {
            negative = true;
            index = 1;
        } else if (text.charAt(0) == '+') {
            index = 1;
        }
        if (text.startsWith("0x", index) || text.startsWith("0X", index)) {
            index += 2;
            radix = 16;
        } else if (text.startsWith("#", index)) {
            index++;
            radix = 16;
        } else if (text.startsWith("0", index) && text.length() > index + 1) {
            index++;
            radix = 8;
        }
        if (text.startsWith("-", index) || text.startsWith("+", index)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        String digits = text.substring(index);
        return valueOf(parseLong(negative ? "-".concat(digits) : digits, radix));
    }

    public native /*@ pure @*/ Optional<Long> describeConstable();

    public static /*@ pure @*/ long divideUnsigned(long dividend, long divisor) {
        if (divisor < 0) {
            return compareUnsigned(dividend, divisor) < 0 ? 0 : 1;
        }
        if (dividend >= 0) {
            return dividend / divisor;
        }
        long quotient = ((dividend >>> 1) / divisor) << 1;
        return compareUnsigned(dividend - quotient * divisor, divisor) < 0 ? quotient : quotient + 1;
    }

    public /*@ pure @*/ double doubleValue() {
        return (double) value;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Long && ((Long) other).value == value;
    }

    public /*@ pure @*/ float floatValue() {
        return (float) value;
    }

    public static native /*@ nullable @*/ Long getLong(/*@ nullable @*/ String name);

    public static native /*@ nullable @*/ Long getLong(/*@ nullable @*/ String name, /*@ nullable @*/ Long fallback);

    public static native /*@ nullable @*/ Long getLong(/*@ nullable @*/ String name, long fallback);

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(long value) {
        return (int) (value ^ (value >>> 32));
    }

    public static /*@ pure @*/ long highestOneBit(long value) {
        return value & (MIN_VALUE >>> numberOfLeadingZeros(value));
    }

    public /*@ pure @*/ int intValue() {
        return (int) value;
    }

    public /*@ pure @*/ long longValue() {
        return value;
    }

    public static /*@ pure @*/ long lowestOneBit(long value) {
        return value & -value;
    }

    //@ ensures \result == (first >= second ? first : second);
    public static /*@ pure @*/ long max(long first, long second) {
        return first >= second ? first : second;
    }

    //@ ensures \result == (first <= second ? first : second);
    public static /*@ pure @*/ long min(long first, long second) {
        return first <= second ? first : second;
    }

    public static /*@ pure @*/ int numberOfLeadingZeros(long value) {
        if (value <= 0) {
            return value == 0 ? 64 : 0;
        }
        int count = 63;
        long rest = value;
        if (rest >= 1L << 32) {
            count -= 32;
            rest >>>= 32;
        }
        if (rest >= 1L << 16) {
            count -= 16;
            rest >>>= 16;
        }
        if (rest >= 1L << 8) {
            count -= 8;
            rest >>>= 8;
        }
        if (rest >= 1L << 4) {
            count -= 4;
            rest >>>= 4;
        }
        if (rest >= 1L << 2) {
            count -= 2;
            rest >>>= 2;
        }
        return count - (int) (rest >>> 1);
    }

    public static /*@ pure @*/ int numberOfTrailingZeros(long value) {
        return value == 0 ? 64 : 63 - numberOfLeadingZeros(value & -value);
    }

    public static /*@ pure @*/ long parseLong(/*@ nullable @*/ String text) throws NumberFormatException {
        return parseLong(text, 10);
    }

    public static /*@ pure @*/ long parseLong(/*@ nullable @*/ String text, int radix) throws NumberFormatException {
        if (text == null) {
            throw new NumberFormatException(jury.Texts.untold());
        }
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new NumberFormatException(jury.Texts.untold());
        }
        int length = text.length();
        boolean negative = length > 0 && text.charAt(0) == '-';
        int index = negative || length > 0 && text.charAt(0) == '+' ? 1 : 0;
        if (index >= length) {
            throw NumberFormatException.forInput(text);
        }
        long least = negative ? MIN_VALUE : -MAX_VALUE;
        long number = 0;
        while (index < length) {
            int digit = Character.digit(text.charAt(index), radix);
            if (digit < 0 || number < least / radix || number * radix < least + digit) {
                throw NumberFormatException.forInput(text);
            }
            number = number * radix - digit;
            index++;
        }
        return negative ? number : -number;
    }

    public static native /*@ pure @*/ long parseLong(CharSequence text, int first, int second,
            int third) throws NumberFormatException;

    public static native /*@ pure @*/ long parseUnsignedLong(String text) throws NumberFormatException;

    public static native /*@ pure @*/ long parseUnsignedLong(String text, int value) throws NumberFormatException;

    public static native /*@ pure @*/ long parseUnsignedLong(CharSequence text, int first, int second,
            int third) throws NumberFormatException;

    public static /*@ pure @*/ long remainderUnsigned(long dividend, long divisor) {
        return dividend - divideUnsigned(dividend, divisor) * divisor;
    }

    public static /*@ pure @*/ long compress(long value, long mask) {
        long result = 0;
        int next = 0;
        for (int i = 0; i < 64; i++) {
            if ((mask >>> i & 1) != 0) {
                result |= (value >>> i & 1) << next;
                next++;
            }
        }
        return result;
    }

    public static /*@ pure @*/ long expand(long value, long mask) {
        long result = 0;
        int next = 0;
        for (int i = 0; i < 64; i++) {
            if ((mask >>> i & 1) != 0) {
                result |= (value >>> next & 1) << i;
                next++;
            }
        }
        return result;
    }

    public static /*@ pure @*/ long reverse(long value) {
        long bits = ((value & 0x5555555555555555L) << 1) | ((value >>> 1) & 0x5555555555555555L);
        bits = ((bits & 0x3333333333333333L) << 2) | ((bits >>> 2) & 0x3333333333333333L);
        bits = ((bits & 0x0f0f0f0f0f0f0f0fL) << 4) | ((bits >>> 4) & 0x0f0f0f0f0f0f0f0fL);
        return reverseBytes(bits);
    }

    public static /*@ pure @*/ long reverseBytes(long value) {
        long bits = ((value & 0x00ff00ff00ff00ffL) << 8) | ((value >>> 8) & 0x00ff00ff00ff00ffL);
        return (bits << 48) | ((bits & 0xffff0000L) << 16) | ((bits >>> 16) & 0xffff0000L) | (bits >>> 48);
    }

    public static /*@ pure @*/ long rotateLeft(long value, int distance) {
        return (value << distance) | (value >>> -distance);
    }

    public static /*@ pure @*/ long rotateRight(long value, int distance) {
        return (value >>> distance) | (value << -distance);
    }

    public /*@ pure @*/ short shortValue() {
        return (short) value;
    }

    //@ ensures \result == (value < 0 ? -1 : value == 0 ? 0 : 1);
    public static /*@ pure @*/ int signum(long value) {
        return value < 0 ? -1 : value == 0 ? 0 : 1;
    }

    //@ ensures \result == first + second;
    public static /*@ pure @*/ long sum(long first, long second) {
        return first + second;
    }

    public static /*@ pure @*/ String toBinaryString(long value) {
        return unsignedText(value, 1);
    }

    public static /*@ pure @*/ String toHexString(long value) {
        return unsignedText(value, 4);
    }

    public static /*@ pure @*/ String toOctalString(long value) {
        return unsignedText(value, 3);
    }

    public /*@ pure @*/ String toString() {
        return toString(value, 10);
    }

    public static /*@ pure @*/ String toString(long value) {
        return toString(value, 10);
    }

    public static /*@ pure @*/ String toString(long value, int radix) {
        int base = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
        char[] digits = new char[64 + 1];
        int start = digits.length;
        long rest = value;
        do {
            start--;
            digits[start] = Character.forDigit((int) Math.abs(rest % base), base);
            rest /= base;
        } while (rest != 0);
        if (value < 0) {
            start--;
            digits[start] = '-';
        }
        return new String(digits, start, digits.length - start);
    }

    public static native /*@ pure @*/ String toUnsignedString(long value);

    public static native /*@ pure @*/ String toUnsignedString(long first, int second);

    public static /*@ pure @*/ Long valueOf(String text) throws NumberFormatException {
        return valueOf(parseLong(text, 10));
    }

    //@ ensures \result.value == value;
    public static native /*@ pure @*/ Long valueOf(long value);

    public static /*@ pure @*/ Long valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseLong(text, radix));
    }

    // The digits of the value read as unsigned, each of the given number of bits.
    private static String unsignedText(long value, int shift) {
        char[] digits = new char[64];
        int start = digits.length;
        long rest = value;
        do {
            start--;
            digits[start] = Character.forDigit((int) (rest & ((1 << shift) - 1)), 1 << shift);
            rest >>>= shift;
        } while (rest != 0);
        return new String(digits, start, digits.length - start);
    }
}
