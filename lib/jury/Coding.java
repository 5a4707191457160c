// Coding: texts as bytes and back, for the charsets that every Java has.
package jury;

import java.io.UnsupportedEncodingException;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

public final class Coding {
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

    private static byte[] encodeUtf16(String text, boolean hasMark, boolean isLittle) {
        int start = hasMark && text.length() > 0 ? 2 : 0;
        byte[] bytes = new byte[start + 2 * text.length()];
        if (start > 0) {
            bytes[0] = (byte) 0xfe;
            bytes[1] = (byte) 0xff;
        }
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (Character.isSurrogate(unit)) {
                notModelled();
            }
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
            units[i] = isAscii && value < 0 ? '\ufffd' : (char) (value & 0xff);
        }
        return units;
    }

    private static char[] decodeUtf8(byte[] bytes, int offset, int length) {
        char[] units = new char[length];
        int count = 0;
        int i = offset;
        int end = offset + length;
        while (i < end) {
            int first = bytes[i++];
            if (first >= 0) {
                units[count++] = (char) first;
                continue;
            }
            int more = first >> 5 == -2 ? 1 : first >> 4 == -2 ? 2 : first >> 3 == -2 ? 3 : 0;
            int point = first & (0x3f >> more);
            boolean isWhole = more > 0 && i + more <= end;
            for (int k = 0; isWhole && k < more; k++) {
                isWhole = (bytes[i + k] & 0xc0) == 0x80;
                point = point << 6 | bytes[i + k] & 0x3f;
            }
            int least = more == 1 ? 0x80 : more == 2 ? 0x800 : 0x10000;
            if (!isWhole || point < least || point > 0x10ffff || point >= 0xd800 && point <= 0xdfff) {
                notModelled();
            }
            i += more;
            if (point >= 0x10000) {
                units[count++] = Character.highSurrogate(point);
                units[count++] = Character.lowSurrogate(point);
            } else {
                units[count++] = (char) point;
            }
        }
        char[] exact = new char[count];
        for (int k = 0; k < count; k++) {
            exact[k] = units[k];
        }
        return exact;
    }

    private static char[] decodeUtf16(byte[] bytes, int offset, int length, String charset) {
        boolean isLittle = charset.equals("UTF-16LE");
        int start = 0;
        if (charset.equals("UTF-16") && length >= 2) {
            int mark = (bytes[offset] & 0xff) << 8 | bytes[offset + 1] & 0xff;
            isLittle = mark == 0xfffe;
            start = mark == 0xfeff || mark == 0xfffe ? 2 : 0;
        }
        if ((length - start) % 2 != 0) {
            notModelled();
        }
        char[] units = new char[(length - start) / 2];
        for (int i = 0; i < units.length; i++) {
            int first = bytes[offset + start + 2 * i] & 0xff;
            int second = bytes[offset + start + 2 * i + 1] & 0xff;
            units[i] = (char) (isLittle ? second << 8 | first : first << 8 | second);
            if (Character.isSurrogate(units[i])) {
                notModelled();
            }
        }
        return units;
    }

    private static native void notModelled();
}
