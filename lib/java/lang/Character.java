// Character: the box of a char; classification exact for digits, blanks and Latin-1, else not modelled.
package java.lang;

import java.io.Serializable;

public final class Character implements Serializable, Comparable<Character> {
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uffff';
    public static final Class<Character> TYPE = char.class;
    public static final byte UNASSIGNED = 0;
    public static final byte UPPERCASE_LETTER = 1;
    public static final byte LOWERCASE_LETTER = 2;
    public static final byte TITLECASE_LETTER = 3;
    public static final byte MODIFIER_LETTER = 4;
    public static final byte OTHER_LETTER = 5;
    public static final byte NON_SPACING_MARK = 6;
    public static final byte ENCLOSING_MARK = 7;
    public static final byte COMBINING_SPACING_MARK = 8;
    public static final byte DECIMAL_DIGIT_NUMBER = 9;
    public static final byte LETTER_NUMBER = 10;
    public static final byte OTHER_NUMBER = 11;
    public static final byte SPACE_SEPARATOR = 12;
    public static final byte LINE_SEPARATOR = 13;
    public static final byte PARAGRAPH_SEPARATOR = 14;
    public static final byte CONTROL = 15;
    public static final byte FORMAT = 16;
    public static final byte PRIVATE_USE = 18;
    public static final byte SURROGATE = 19;
    public static final byte DASH_PUNCTUATION = 20;
    public static final byte START_PUNCTUATION = 21;
    public static final byte END_PUNCTUATION = 22;
    public static final byte CONNECTOR_PUNCTUATION = 23;
    public static final byte OTHER_PUNCTUATION = 24;
    public static final byte MATH_SYMBOL = 25;
    public static final byte CURRENCY_SYMBOL = 26;
    public static final byte MODIFIER_SYMBOL = 27;
    public static final byte OTHER_SYMBOL = 28;
    public static final byte INITIAL_QUOTE_PUNCTUATION = 29;
    public static final byte FINAL_QUOTE_PUNCTUATION = 30;
    public static final byte DIRECTIONALITY_UNDEFINED = -1;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT = 0;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT = 1;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC = 2;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER = 3;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR = 4;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR = 5;
    public static final byte DIRECTIONALITY_ARABIC_NUMBER = 6;
    public static final byte DIRECTIONALITY_COMMON_NUMBER_SEPARATOR = 7;
    public static final byte DIRECTIONALITY_NONSPACING_MARK = 8;
    public static final byte DIRECTIONALITY_BOUNDARY_NEUTRAL = 9;
    public static final byte DIRECTIONALITY_PARAGRAPH_SEPARATOR = 10;
    public static final byte DIRECTIONALITY_SEGMENT_SEPARATOR = 11;
    public static final byte DIRECTIONALITY_WHITESPACE = 12;
    public static final byte DIRECTIONALITY_OTHER_NEUTRALS = 13;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING = 14;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE = 15;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING = 16;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE = 17;
    public static final byte DIRECTIONALITY_POP_DIRECTIONAL_FORMAT = 18;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE = 19;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE = 20;
    public static final byte DIRECTIONALITY_FIRST_STRONG_ISOLATE = 21;
    public static final byte DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE = 22;
    public static final char MIN_HIGH_SURROGATE = '\ud800';
    public static final char MAX_HIGH_SURROGATE = '\udbff';
    public static final char MIN_LOW_SURROGATE = '\udc00';
    public static final char MAX_LOW_SURROGATE = '\udfff';
    public static final char MIN_SURROGATE = '\ud800';
    public static final char MAX_SURROGATE = '\udfff';
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 65536;
    public static final int MIN_CODE_POINT = 0;
    public static final int MAX_CODE_POINT = 1114111;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    /*@ spec_public @*/ private final char value;

    @Deprecated
    public Character(char value) {
        this.value = value;
    }

    public static /*@ pure @*/ int charCount(int codePoint) {
        return codePoint >= 0x10000 ? 2 : 1;
    }

    //@ ensures \result == value;
    public /*@ pure @*/ char charValue() {
        return value;
    }

    public static /*@ pure @*/ int codePointAt(CharSequence text, int index) {
        char high = text.charAt(index);
        if (isHighSurrogate(high) && index + 1 < text.length() && isLowSurrogate(text.charAt(index + 1))) {
            return toCodePoint(high, text.charAt(index + 1));
        }
        return high;
    }

    public static /*@ pure @*/ int codePointAt(char[] array, int index) {
        return codePointAt(array, index, array.length);
    }

    public static /*@ pure @*/ int codePointAt(char[] array, int index, int limit) {
        if (index >= limit || limit < 0 || limit > array.length) {
            throw new IndexOutOfBoundsException();
        }
        char high = array[index];
        return isHighSurrogate(high) && index + 1 < limit && isLowSurrogate(array[index + 1])
                ? toCodePoint(high, array[index + 1]) : high;
    }

    public static /*@ pure @*/ int codePointBefore(CharSequence text, int index) {
        char low = text.charAt(index - 1);
        return isLowSurrogate(low) && index >= 2 && isHighSurrogate(text.charAt(index - 2))
                ? toCodePoint(text.charAt(index - 2), low) : low;
    }

    public static /*@ pure @*/ int codePointBefore(char[] array, int index) {
        return codePointBefore(array, index, 0);
    }

    public static /*@ pure @*/ int codePointBefore(char[] array, int index, int start) {
        if (index <= start || start < 0 || index > array.length) {
            throw new IndexOutOfBoundsException();
        }
        char low = array[index - 1];
        return isLowSurrogate(low) && index - 2 >= start && isHighSurrogate(array[index - 2])
                ? toCodePoint(array[index - 2], low) : low;
    }

    public static /*@ pure @*/ int codePointCount(CharSequence text, int start, int end) {
        if (start < 0 || start > end || end > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        int count = end - start;
        for (int i = start; i + 1 < end; i++) {
            if (isHighSurrogate(text.charAt(i)) && isLowSurrogate(text.charAt(i + 1))) {
                count--;
                i++;
            }
        }
        return count;
    }

    public static /*@ pure @*/ int codePointCount(char[] array, int offset, int count) {
        return codePointCount(new String(array, offset, count), 0, count);
    }

    public static native /*@ pure @*/ int codePointOf(String text);

    //@ ensures \result == first - second;
    public static /*@ pure @*/ int compare(char first, char second) {
        return first - second;
    }

    public /*@ pure @*/ int compareTo(Character other) {
        return value - other.value;
    }

    public static /*@ pure @*/ int digit(char character, int radix) {
        return digit((int) character, radix);
    }

    public static /*@ pure @*/ int digit(int codePoint, int radix) {
        if (radix < MIN_RADIX || radix > MAX_RADIX) {
            return -1;
        }
        int digit;
        if (codePoint >= '0' && codePoint <= '9') {
            digit = codePoint - '0';
        } else if (codePoint >= 'a' && codePoint <= 'z') {
            digit = codePoint - 'a' + 10;
        } else if (codePoint >= 'A' && codePoint <= 'Z') {
            digit = codePoint - 'A' + 10;
        } else if (codePoint >= 0 && codePoint < 128 || !hasDigit(codePoint)) {
            digit = -1;
        } else {
            digit = toDigit(codePoint);
        }
        return digit < radix ? digit : -1;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Character && ((Character) other).value == value;
    }

    public static /*@ pure @*/ char forDigit(int digit, int radix) {
        if (radix < MIN_RADIX || radix > MAX_RADIX || digit < 0 || digit >= radix) {
            return '\0';
        }
        return (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
    }

    public static /*@ pure @*/ byte getDirectionality(char character) {
        return (byte) direction((int) character);
    }

    public static /*@ pure @*/ byte getDirectionality(int value) {
        return (byte) direction(value);
    }

    public static native /*@ pure @*/ String getName(int value);

    public static /*@ pure @*/ int getNumericValue(char character) {
        return getNumericValue((int) character);
    }

    public static /*@ pure @*/ int getNumericValue(int codePoint) {
        return hasNumber(codePoint) ? toNumber(codePoint) : hasOtherNumber(codePoint) ? -2 : -1;
    }

    public static /*@ pure @*/ int getType(char character) {
        return category((int) character);
    }

    public static /*@ pure @*/ int getType(int value) {
        return category(value);
    }

    public /*@ pure @*/ int hashCode() {
        return value;
    }

    public static /*@ pure @*/ int hashCode(char value) {
        return value;
    }

    public static /*@ pure @*/ char highSurrogate(int codePoint) {
        return (char) ((codePoint >>> 10) + 0xd800 - (0x10000 >>> 10));
    }

    public static /*@ pure @*/ boolean isAlphabetic(int codePoint) {
        return codePoint >= 0 && codePoint < 256 ? latinLetter(codePoint) : alphabeticBeyondLatin(codePoint);
    }

    public static /*@ pure @*/ boolean isBmpCodePoint(int codePoint) {
        return codePoint >>> 16 == 0;
    }

    public static /*@ pure @*/ boolean isDefined(char character) {
        return category((int) character) != 0;
    }

    public static /*@ pure @*/ boolean isDefined(int value) {
        return category(value) != 0;
    }

    public static /*@ pure @*/ boolean isDigit(char character) {
        return isDigit((int) character);
    }

    public static /*@ pure @*/ boolean isDigit(int codePoint) {
        return codePoint >= 0 && codePoint < 256 ? codePoint >= '0' && codePoint <= '9' : digitBeyondLatin(codePoint);
    }

    public static /*@ pure @*/ boolean isHighSurrogate(char character) {
        return character >= 0xd800 && character <= 0xdbff;
    }

    public static /*@ pure @*/ boolean isISOControl(char character) {
        return isISOControl((int) character);
    }

    public static /*@ pure @*/ boolean isISOControl(int codePoint) {
        return codePoint >= 0 && codePoint <= 0x1f || codePoint >= 0x7f && codePoint <= 0x9f;
    }

    public static /*@ pure @*/ boolean isIdentifierIgnorable(char character) {
        return identifierIgnorable((int) character);
    }

    public static /*@ pure @*/ boolean isIdentifierIgnorable(int value) {
        return identifierIgnorable(value);
    }

    public static /*@ pure @*/ boolean isIdeographic(int value) {
        return ideographic(value);
    }

    public static /*@ pure @*/ boolean isJavaIdentifierPart(char character) {
        return javaPart((int) character);
    }

    public static /*@ pure @*/ boolean isJavaIdentifierPart(int value) {
        return javaPart(value);
    }

    public static /*@ pure @*/ boolean isJavaIdentifierStart(char character) {
        return javaStart((int) character);
    }

    public static /*@ pure @*/ boolean isJavaIdentifierStart(int value) {
        return javaStart(value);
    }

    @Deprecated
    public static /*@ pure @*/ boolean isJavaLetter(char character) {
        return javaStart((int) character);
    }

    @Deprecated
    public static /*@ pure @*/ boolean isJavaLetterOrDigit(char character) {
        return javaPart((int) character);
    }

    public static /*@ pure @*/ boolean isLetter(char character) {
        return isLetter((int) character);
    }

    public static /*@ pure @*/ boolean isLetter(int codePoint) {
        return codePoint >= 0 && codePoint < 256 ? latinLetter(codePoint) : letterBeyondLatin(codePoint);
    }

    public static /*@ pure @*/ boolean isLetterOrDigit(char character) {
        return isLetterOrDigit((int) character);
    }

    public static /*@ pure @*/ boolean isLetterOrDigit(int codePoint) {
        return isLetter(codePoint) || isDigit(codePoint);
    }

    public static /*@ pure @*/ boolean isLowSurrogate(char character) {
        return character >= 0xdc00 && character <= 0xdfff;
    }

    public static /*@ pure @*/ boolean isLowerCase(char character) {
        return isLowerCase((int) character);
    }

    public static /*@ pure @*/ boolean isLowerCase(int codePoint) {
        if (codePoint < 0 || codePoint >= 256) {
            return lowerBeyondLatin(codePoint);
        }
        return codePoint >= 'a' && codePoint <= 'z' || codePoint == 0xaa || codePoint == 0xb5 || codePoint == 0xba
                || codePoint >= 0xdf && codePoint != 0xf7;
    }

    public static /*@ pure @*/ boolean isMirrored(char character) {
        return mirrored((int) character);
    }

    public static /*@ pure @*/ boolean isMirrored(int value) {
        return mirrored(value);
    }

    @Deprecated
    public static /*@ pure @*/ boolean isSpace(char character) {
        return character == ' ' || character == '\t' || character == '\n' || character == '\f' || character == '\r';
    }

    public static /*@ pure @*/ boolean isSpaceChar(char character) {
        return isSpaceChar((int) character);
    }

    public static /*@ pure @*/ boolean isSpaceChar(int codePoint) {
        return codePoint == 0x20 || codePoint == 0xa0 || codePoint == 0x1680 || codePoint >= 0x2000 && codePoint <= 0x200a
                || codePoint == 0x2028 || codePoint == 0x2029 || codePoint == 0x202f || codePoint == 0x205f
                || codePoint == 0x3000;
    }

    public static /*@ pure @*/ boolean isSupplementaryCodePoint(int codePoint) {
        return codePoint >= 0x10000 && codePoint <= MAX_CODE_POINT;
    }

    public static /*@ pure @*/ boolean isSurrogate(char character) {
        return character >= 0xd800 && character <= 0xdfff;
    }

    public static /*@ pure @*/ boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static /*@ pure @*/ boolean isTitleCase(char character) {
        return category((int) character) == 3;
    }

    public static /*@ pure @*/ boolean isTitleCase(int value) {
        return category(value) == 3;
    }

    public static /*@ pure @*/ boolean isUnicodeIdentifierPart(char character) {
        return unicodePart((int) character);
    }

    public static /*@ pure @*/ boolean isUnicodeIdentifierPart(int value) {
        return unicodePart(value);
    }

    public static /*@ pure @*/ boolean isUnicodeIdentifierStart(char character) {
        return unicodeStart((int) character);
    }

    public static /*@ pure @*/ boolean isUnicodeIdentifierStart(int value) {
        return unicodeStart(value);
    }

    public static /*@ pure @*/ boolean isUpperCase(char character) {
        return isUpperCase((int) character);
    }

    public static /*@ pure @*/ boolean isUpperCase(int codePoint) {
        if (codePoint < 0 || codePoint >= 256) {
            return upperBeyondLatin(codePoint);
        }
        return codePoint >= 'A' && codePoint <= 'Z' || codePoint >= 0xc0 && codePoint <= 0xde && codePoint != 0xd7;
    }

    public static /*@ pure @*/ boolean isValidCodePoint(int codePoint) {
        return codePoint >= 0 && codePoint <= MAX_CODE_POINT;
    }

    public static /*@ pure @*/ boolean isWhitespace(char character) {
        return isWhitespace((int) character);
    }

    public static /*@ pure @*/ boolean isWhitespace(int codePoint) {
        return codePoint >= 0x9 && codePoint <= 0xd || codePoint >= 0x1c && codePoint <= 0x1f
                || isSpaceChar(codePoint) && codePoint != 0xa0 && codePoint != 0x2007 && codePoint != 0x202f;
    }

    public static /*@ pure @*/ char lowSurrogate(int codePoint) {
        return (char) ((codePoint & 0x3ff) + 0xdc00);
    }

    public static /*@ pure @*/ int offsetByCodePoints(CharSequence text, int index, int offset) {
        if (index < 0 || index > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        int at = index;
        for (int i = 0; i < offset; i++) {
            if (at >= text.length()) {
                throw new IndexOutOfBoundsException();
            }
            at += charCount(codePointAt(text, at));
        }
        for (int i = 0; i > offset; i--) {
            if (at <= 0) {
                throw new IndexOutOfBoundsException();
            }
            at -= charCount(codePointBefore(text, at));
        }
        return at;
    }

    public static native /*@ pure @*/ int offsetByCodePoints(char[] array, int first, int second, int third,
            int fourth);

    public static /*@ pure @*/ char reverseBytes(char character) {
        return (char) ((character << 8) | (character >> 8));
    }

    public static /*@ pure @*/ char[] toChars(int codePoint) {
        if (codePoint >>> 16 == 0) {
            return new char[] {(char) codePoint};
        }
        if (!isValidCodePoint(codePoint)) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        return new char[] {highSurrogate(codePoint), lowSurrogate(codePoint)};
    }

    public static int toChars(int codePoint, char[] array, int index) {
        char[] units = toChars(codePoint);
        for (int i = units.length - 1; i >= 0; i--) {
            array[index + i] = units[i];
        }
        return units.length;
    }

    public static /*@ pure @*/ int toCodePoint(char high, char low) {
        return ((high - 0xd800) << 10) + (low - 0xdc00) + 0x10000;
    }

    public static /*@ pure @*/ char toLowerCase(char character) {
        return (char) toLowerCase((int) character);
    }

    public static /*@ pure @*/ int toLowerCase(int codePoint) {
        if (codePoint < 0 || codePoint >= 256) {
            return toLowerBeyondLatin(codePoint);
        }
        return isUpperCase(codePoint) ? codePoint + 32 : codePoint;
    }

    public /*@ pure @*/ String toString() {
        return toString(value);
    }

    public static /*@ pure @*/ String toString(char character) {
        return new String(new char[] {character});
    }

    public static /*@ pure @*/ String toString(int codePoint) {
        return new String(toChars(codePoint));
    }

    public static /*@ pure @*/ char toTitleCase(char character) {
        return (char) toTitle((int) character);
    }

    public static /*@ pure @*/ int toTitleCase(int value) {
        return toTitle(value);
    }

    public static /*@ pure @*/ char toUpperCase(char character) {
        return (char) toUpperCase((int) character);
    }

    public static /*@ pure @*/ int toUpperCase(int codePoint) {
        if (codePoint < 0 || codePoint >= 256) {
            return toUpperBeyondLatin(codePoint);
        }
        if (codePoint >= 'a' && codePoint <= 'z' || codePoint >= 0xe0 && codePoint <= 0xfe && codePoint != 0xf7) {
            return codePoint - 32;
        }
        return codePoint == 0xff ? 0x178 : codePoint == 0xb5 ? 0x39c : codePoint;
    }

    //@ ensures \result.value == value;
    public static native /*@ pure @*/ Character valueOf(char value);

    private static boolean latinLetter(int codePoint) {
        return codePoint >= 'a' && codePoint <= 'z' || codePoint >= 'A' && codePoint <= 'Z' || codePoint == 0xaa
                || codePoint == 0xb5 || codePoint == 0xba || codePoint >= 0xc0 && codePoint != 0xd7 && codePoint != 0xf7;
    }

    // Is it more than one character in upper case?
    static native /*@ pure @*/ boolean expandsInUpperCase(int codePoint);

    // The value in radix 36, and the numeric value, of those that have one.
    private static native boolean identifierIgnorable(int codePoint);
    private static native boolean ideographic(int codePoint);
    private static native boolean javaPart(int codePoint);
    private static native boolean javaStart(int codePoint);
    private static native boolean mirrored(int codePoint);
    private static native boolean unicodePart(int codePoint);
    private static native boolean unicodeStart(int codePoint);
    private static native int toTitle(int codePoint);
    private static native int category(int codePoint);
    private static native int direction(int codePoint);
    private static native boolean hasDigit(int codePoint);
    private static native int toDigit(int codePoint);
    private static native boolean hasNumber(int codePoint);
    private static native int toNumber(int codePoint);
    // Is the numeric value a fraction?
    private static native boolean hasOtherNumber(int codePoint);

    private static native boolean digitBeyondLatin(int codePoint);
    private static native boolean letterBeyondLatin(int codePoint);
    private static native boolean alphabeticBeyondLatin(int codePoint);
    private static native boolean lowerBeyondLatin(int codePoint);
    private static native boolean upperBeyondLatin(int codePoint);
    private static native int toLowerBeyondLatin(int codePoint);
    private static native int toUpperBeyondLatin(int codePoint);
}
