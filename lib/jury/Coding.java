// Coding: texts as bytes and back, for the charsets that every Java has.
package jury;

import java.io.UnsupportedEncodingException;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

public final class Coding {
    private static final char REPLACEMENT = '\ufffd';

    private Coding() {
    }

    // The name of a charset as Java writes it; null where there is none such. Of a name that nobody knows, too, only
    // these charsets are followed; or Java may have none of that name.
    private static /*@ nullable @*/ String canonical(String name) {
        if (name.equals("UTF-8")) { // as it is written most of the time
            return name;
        }
        if (!isName(name)) {
            return null;
        }
        if (is(name, "UTF-8") || is(name, "UTF8") || is(name, "UNICODE-1-1-UTF-8")) {
            return "UTF-8";
        }
        if (is(name, "US-ASCII") || is(name, "ASCII") || is(name, "646") || is(name, "ISO646-US")) {
            return "US-ASCII";
        }
        if (is(name, "ISO-8859-1") || is(name, "ISO8859_1") || is(name, "LATIN1") || is(name, "ISO8859-1")
                || is(name, "ISO_8859-1") || is(name, "ISO_8859_1") || is(name, "L1")) {
            return "ISO-8859-1";
        }
        if (is(name, "UTF-16") || is(name, "UTF-16BE") || is(name, "UTF-16LE")) {
            return name.length() == 6 ? "UTF-16" : name.charAt(6) == 'B' || name.charAt(6) == 'b' ? "UTF-16BE" : "UTF-16LE";
        }
        if (Texts.isKnown(name)) {
            notModelled();
        }
        if (Texts.doubtful("which charsets there are") != 0) {
            Outside.cut("executions with another charset than ASCII, Latin-1, UTF-8 and UTF-16");
        }
        return null;
    }

    // Capitals or not; the name has only letters of ASCII.
    private static boolean is(String name, String upper) {
        if (name.length() != upper.length()) {
            return false;
        }
        for (int i = 0; i < upper.length(); i++) {
            char c = name.charAt(i);
            if (('a' <= c && c <= 'z' ? c - 'a' + 'A' : c) != upper.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    public static String named(String name) throws UnsupportedEncodingException {
        String found = canonical(name);
        if (found == null) {
            throw new UnsupportedEncodingException(name);
        }
        return found;
    }

    // A letter or a digit, then some of these and - + . : _
    private static boolean isName(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isFirst = 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9';
            if (!isFirst && (i == 0 || c != '-' && c != '+' && c != '.' && c != ':' && c != '_')) {
                return false;
            }
        }
        return !text.isEmpty();
    }

    // For Charset.forName.
    public static String found(String name) {
        String found = canonical(name);
        if (found == null && !isName(name)) {
            throw new IllegalCharsetNameException(name);
        }
        if (found == null) {
            throw new UnsupportedCharsetException(name);
        }
        return found;
    }

    public static byte[] encode(String text, String charset) {
        if (charset.equals("UTF-8")) {
            return encodeUtf8(text);
        }
        if (charset.equals("US-ASCII")) {
            return encodeNarrow(text, 0x7f);
        }
        if (charset.equals("ISO-8859-1")) {
            return encodeNarrow(text, 0xff);
        }
        return encodeUtf16(text, charset.equals("UTF-16"), charset.equals("UTF-16LE"));
    }

    private static byte[] encodeNarrow(String text, int greatest) {
        byte[] bytes = new byte[text.length()];
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            bytes[count++] = unit <= greatest ? (byte) unit : (byte) '?';
            if (Character.isHighSurrogate(unit) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
            }
        }
        return cut(bytes, count);
    }

    private static byte[] encodeUtf8(String text) {
        int length = text.length();
        boolean isPlain = true;
        for (int i = 0; i < length; i++) {
            isPlain &= text.charAt(i) < 0x80;
        }
        byte[] bytes = new byte[isPlain ? length : 3 * length];
        if (isPlain) {
            for (int i = 0; i < length; i++) {
                bytes[i] = (byte) text.charAt(i);
            }
            return bytes;
        }
        int count = 0;
        for (int i = 0; i < length; i++) {
            char unit = text.charAt(i);
            if (unit < 0x80) {
                bytes[count++] = (byte) unit;
            } else if (unit < 0x800) {
                bytes[count++] = (byte) (0xc0 | unit >> 6);
                bytes[count++] = (byte) (0x80 | unit & 0x3f);
            } else if (Character.isHighSurrogate(unit) && i + 1 < length
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                int point = Character.toCodePoint(unit, text.charAt(i + 1));
                bytes[count++] = (byte) (0xf0 | point >> 18);
                bytes[count++] = (byte) (0x80 | point >> 12 & 0x3f);
                bytes[count++] = (byte) (0x80 | point >> 6 & 0x3f);
                bytes[count++] = (byte) (0x80 | point & 0x3f);
                i++;
            } else if (Character.isSurrogate(unit)) {
                bytes[count++] = (byte) '?';
            } else {
                bytes[count++] = (byte) (0xe0 | unit >> 12);
                bytes[count++] = (byte) (0x80 | unit >> 6 & 0x3f);
                bytes[count++] = (byte) (0x80 | unit & 0x3f);
            }
        }
        return cut(bytes, count);
    }

    // A surrogate that is no half of a pair.
    private static boolean isAlone(String text, int i) {
        char unit = text.charAt(i);
        return Character.isHighSurrogate(unit) ? i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1))
                : Character.isLowSurrogate(unit) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }

    private static byte[] encodeUtf16(String text, boolean hasMark, boolean isLittle) {
        int start = hasMark && text.length() > 0 ? 2 : 0;
        byte[] bytes = new byte[start + 2 * text.length()];
        if (start > 0) {
            bytes[0] = (byte) 0xfe;
            bytes[1] = (byte) 0xff;
        }
        for (int i = 0; i < text.length(); i++) {
            char unit = isAlone(text, i) ? REPLACEMENT : text.charAt(i);
            byte high = (byte) (unit >> 8);
            byte low = (byte) unit;
            bytes[start + 2 * i] = isLittle ? low : high;
            bytes[start + 2 * i + 1] = isLittle ? high : low;
        }
        return bytes;
    }

    private static byte[] cut(byte[] bytes, int count) {
        if (count == bytes.length) {
            return bytes;
        }
        byte[] exact = new byte[count];
        for (int i = 0; i < count; i++) {
            exact[i] = bytes[i];
        }
        return exact;
    }

    public static char[] decode(byte[] bytes, int offset, int length, String charset) {
        if (charset.equals("UTF-8")) {
            return decodeUtf8(bytes, offset, length);
        }
        if (charset.equals("UTF-16") || charset.equals("UTF-16LE") || charset.equals("UTF-16BE")) {
            return decodeUtf16(bytes, offset, length, charset);
        }
        boolean isAscii = charset.equals("US-ASCII");
        char[] units = new char[length];
        for (int i = 0; i < length; i++) {
            byte value = bytes[offset + i];
            units[i] = isAscii && value < 0 ? REPLACEMENT : (char) (value & 0xff);
        }
        return units;
    }

    // How many bytes follow the first one of a character.
    private static int more(int first) {
        return first >= 0 || first < (byte) 0xc2 || first > (byte) 0xf4 ? 0 : first < (byte) 0xe0 ? 1 : first < (byte) 0xf0 ? 2 : 3;
    }

    // Of those, how many are there and fit. The second byte has a narrower range behind some first ones: other characters have a shorter form.
    private static int fitting(byte[] bytes, int at, int end, int more) {
        int first = bytes[at] & 0xff;
        for (int k = 1; k <= more; k++) {
            if (at + k >= end) {
                return k - 1;
            }
            int next = bytes[at + k] & 0xff;
            int least = k == 1 && first == 0xe0 ? 0xa0 : k == 1 && first == 0xf0 ? 0x90 : 0x80;
            int greatest = k == 1 && first == 0xf4 ? 0x8f : 0xbf;
            if (next < least || next > greatest) {
                return k - 1;
            }
        }
        return more;
    }

    private static int codePoint(byte[] bytes, int at, int more) {
        int point = bytes[at] & (0x3f >> more);
        for (int k = 1; k <= more; k++) {
            point = point << 6 | bytes[at + k] & 0x3f;
        }
        return point;
    }

    // What is no character becomes \ufffd, as far as it could have been one.
    private static char[] decodeUtf8(byte[] bytes, int offset, int length) {
        char[] units = new char[length];
        int count = 0;
        int i = offset;
        int end = offset + length;
        while (i < end) {
            int first = bytes[i];
            if (first >= 0) {
                units[count++] = (char) first;
                i++;
                continue;
            }
            int more = more(first);
            int fitting = fitting(bytes, i, end, more);
            int point = more > 0 && fitting == more ? codePoint(bytes, i, more) : REPLACEMENT;
            if (point >= 0x10000) {
                units[count++] = Character.highSurrogate(point);
                units[count++] = Character.lowSurrogate(point);
            } else {
                units[count++] = point >= 0xd800 && point <= 0xdfff ? REPLACEMENT : (char) point;
            }
            i += 1 + fitting;
        }
        return cut(units, count);
    }

    private static char[] cut(char[] units, int count) {
        char[] exact = new char[count];
        for (int k = 0; k < count; k++) {
            exact[k] = units[k];
        }
        return exact;
    }

    private static char unitAt(byte[] bytes, int at, boolean isLittle) {
        int first = bytes[at] & 0xff;
        int second = bytes[at + 1] & 0xff;
        return (char) (isLittle ? second << 8 | first : first << 8 | second);
    }

    // Surrogates come in pairs; what is none, and what is left at the end, becomes \ufffd.
    private static char[] decodeUtf16(byte[] bytes, int offset, int length, String charset) {
        boolean isLittle = charset.equals("UTF-16LE");
        int i = offset;
        int end = offset + length;
        if (charset.equals("UTF-16") && length >= 2) {
            char mark = unitAt(bytes, offset, false);
            isLittle = mark == '\ufffe';
            i += mark == '\ufeff' || mark == '\ufffe' ? 2 : 0;
        }
        char[] units = new char[length];
        int count = 0;
        while (i < end) {
            char unit = i + 1 < end ? unitAt(bytes, i, isLittle) : REPLACEMENT;
            boolean isHigh = Character.isHighSurrogate(unit);
            char next = isHigh && i + 3 < end ? unitAt(bytes, i + 2, isLittle) : REPLACEMENT;
            boolean isPair = Character.isLowSurrogate(next);
            units[count++] = isPair || !Character.isSurrogate(unit) ? unit : REPLACEMENT;
            if (isPair) {
                units[count++] = next;
            }
            i += isHigh ? 4 : 2;
        }
        return cut(units, count);
    }

    private static native void notModelled();
}
