// Integer: the box of an int, with its bit operations.
package java.lang;

import java.util.Optional;

public final class Integer extends Number implements Comparable<Integer> {
    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final Class<Integer> TYPE = int.class;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    /*@ spec_public @*/ private final int value;

    @Deprecated
    public Integer(String text) throws NumberFormatException {
        this.value = parseInt(text, 10);
    }

    @Deprecated
    public Integer(int value) {
        this.value = value;
    }

    public static /*@ pure @*/ int bitCount(int value) {
        int bits = value - ((value >>> 1) & 0x55555555);
        bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
        bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
        return ((bits * 0x01010101) >>> 24);
    }

    public /*@ pure @*/ byte byteValue() {
        return (byte) value;
    }

    //@ ensures \result == (first < second ? -1 : first == second ? 0 : 1);
    public static /*@ pure @*/ int compare(int first, int second) {
        return first < second ? -1 : first == second ? 0 : 1;
    }

    public /*@ pure @*/ int compareTo(Integer other) {
        return compare(value, other.value);
    }

    public static /*@ pure @*/ int compareUnsigned(int first, int second) {
        return compare(first + MIN_VALUE, second + MIN_VALUE);
    }

    public static /*@ pure @*/ Integer decode(String text) throws NumberFormatException {
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
        return valueOf(parseInt(negative ? "-".concat(digits) : digits, radix));
    }

    public native /*@ pure @*/ Optional<Integer> describeConstable();

    public static /*@ pure @*/ int divideUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
    }

    public /*@ pure @*/ double doubleValue() {
        return (double) value;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Integer && ((Integer) other).value == value;
    }

    public /*@ pure @*/ float floatValue() {
        return (float) value;
    }

    public static native /*@ nullable @*/ Integer getInteger(/*@ nullable @*/ String name);

    public static native /*@ nullable @*/ Integer getInteger(/*@ nullable @*/ String name,
            /*@ nullable @*/ Integer fallback);

    public static native /*@ nullable @*/ Integer getInteger(/*@ nullable @*/ String name, int fallback);

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(int value) {
        return value;
    }

    public static /*@ pure @*/ int highestOneBit(int value) {
        return value & (MIN_VALUE >>> numberOfLeadingZeros(value));
    }

    public /*@ pure @*/ int intValue() {
        return value;
    }

    public /*@ pure @*/ long longValue() {
        return value;
    }

    public static /*@ pure @*/ int lowestOneBit(int value) {
        return value & -value;
    }

    //@ ensures \result == (first >= second ? first : second);
    public static /*@ pure @*/ int max(int first, int second) {
        return first >= second ? first : second;
    }

    //@ ensures \result == (first <= second ? first : second);
    public static /*@ pure @*/ int min(int first, int second) {
        return first <= second ? first : second;
    }

    public static /*@ pure @*/ int numberOfLeadingZeros(int value) {
        if (value <= 0) {
            return value == 0 ? 32 : 0;
        }
        int count = 31;
        int rest = value;
        if (rest >= 1 << 16) {
            count -= 16;
            rest >>>= 16;
        }
        if (rest >= 1 << 8) {
            count -= 8;
            rest >>>= 8;
        }
        if (rest >= 1 << 4) {
            count -= 4;
            rest >>>= 4;
        }
        if (rest >= 1 << 2) {
            count -= 2;
            rest >>>= 2;
        }
        return count - (rest >>> 1);
    }

    public static /*@ pure @*/ int numberOfTrailingZeros(int value) {
        return value == 0 ? 32 : 31 - numberOfLeadingZeros(value & -value);
    }

    public static /*@ pure @*/ int parseInt(/*@ nullable @*/ String text) throws NumberFormatException {
        return parseInt(text, 10);
    }

    public static /*@ pure @*/ int parseInt(/*@ nullable @*/ String text, int radix) throws NumberFormatException {
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
        int least = negative ? MIN_VALUE : -MAX_VALUE;
        int number = 0;
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

    public static native /*@ pure @*/ int parseInt(CharSequence text, int first, int second,
            int third) throws NumberFormatException;

    public static native /*@ pure @*/ int parseUnsignedInt(String text) throws NumberFormatException;

    public static native /*@ pure @*/ int parseUnsignedInt(String text, int value) throws NumberFormatException;

    public static native /*@ pure @*/ int parseUnsignedInt(CharSequence text, int first, int second,
            int third) throws NumberFormatException;

    public static /*@ pure @*/ int remainderUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
    }

    public static /*@ pure @*/ int compress(int value, int mask) {
        int result = 0;
        int next = 0;
        for (int i = 0; i < 32; i++) {
            if ((mask >>> i & 1) != 0) {
                result |= (value >>> i & 1) << next;
                next++;
            }
        }
        return result;
    }

    public static /*@ pure @*/ int expand(int value, int mask) {
        int result = 0;
        int next = 0;
        for (int i = 0; i < 32; i++) {
            if ((mask >>> i & 1) != 0) {
                result |= (value >>> next & 1) << i;
                next++;
            }
        }
        return result;
    }

    public static /*@ pure @*/ int reverse(int value) {
        int bits = ((value & 0x55555555) << 1) | ((value >>> 1) & 0x55555555);
        bits = ((bits & 0x33333333) << 2) | ((bits >>> 2) & 0x33333333);
        bits = ((bits & 0x0f0f0f0f) << 4) | ((bits >>> 4) & 0x0f0f0f0f);
        return reverseBytes(bits);
    }

    public static /*@ pure @*/ int reverseBytes(int value) {
        return (value << 24) | ((value & 0xff00) << 8) | ((value >>> 8) & 0xff00) | (value >>> 24);
    }

    public static /*@ pure @*/ int rotateLeft(int value, int distance) {
        return (value << distance) | (value >>> -distance);
    }

    public static /*@ pure @*/ int rotateRight(int value, int distance) {
        return (value >>> distance) | (value << -distance);
    }

    public /*@ pure @*/ short shortValue() {
        return (short) value;
    }

    //@ ensures \result == (value < 0 ? -1 : value == 0 ? 0 : 1);
    public static /*@ pure @*/ int signum(int value) {
        return value < 0 ? -1 : value == 0 ? 0 : 1;
    }

    //@ ensures \result == first + second;
    public static /*@ pure @*/ int sum(int first, int second) {
        return first + second;
    }

    public static /*@ pure @*/ String toBinaryString(int value) {
        return unsignedText(value, 1);
    }

    public static /*@ pure @*/ String toHexString(int value) {
        return unsignedText(value, 4);
    }

    public static /*@ pure @*/ String toOctalString(int value) {
        return unsignedText(value, 3);
    }

    public /*@ pure @*/ String toString() {
        return toString(value, 10);
    }

    public static /*@ pure @*/ String toString(int value) {
        return toString(value, 10);
    }

    public static /*@ pure @*/ String toString(int value, int radix) {
        int base = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
        char[] digits = new char[32 + 1];
        int start = digits.length;
        int rest = value;
        do {
            start--;
            digits[start] = Character.forDigit(Math.abs(rest % base), base);
            rest /= base;
        } while (rest != 0);
        if (value < 0) {
            start--;
            digits[start] = '-';
        }
        return new String(digits, start, digits.length - start);
    }

    public static /*@ pure @*/ long toUnsignedLong(int value) {
        return value & 0xffffffffL;
    }

    public static /*@ pure @*/ String toUnsignedString(int value) {
        return Long.toString(toUnsignedLong(value), 10);
    }

    public static /*@ pure @*/ String toUnsignedString(int value, int radix) {
        return Long.toString(toUnsignedLong(value), radix);
    }

    public static /*@ pure @*/ Integer valueOf(String text) throws NumberFormatException {
        return valueOf(parseInt(text, 10));
    }

    //@ ensures \result.value == value;
    public static native /*@ pure @*/ Integer valueOf(int value);

    public static /*@ pure @*/ Integer valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseInt(text, radix));
    }

    // The digits of the value read as unsigned, each of the given number of bits.
    private static String unsignedText(int value, int shift) {
        char[] digits = new char[32];
        int start = digits.length;
        int rest = value;
        do {
            start--;
            digits[start] = Character.forDigit((rest & ((1 << shift) - 1)), 1 << shift);
            rest >>>= shift;
        } while (rest != 0);
        return new String(digits, start, digits.length - start);
    }
}
