// URLEncoder: letters, digits and a few signs stay, a space becomes a plus, the bytes of all others are written in hexadecimal.
package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import jury.Coding;

public class URLEncoder {
    private URLEncoder() {
    }

    // By the charset of the machine.
    public static native String encode(String text);

    public static String encode(String text, String charset) throws UnsupportedEncodingException {
        if (charset == null) {
            throw new NullPointerException("charsetName");
        }
        return encoded(text, Coding.named(charset));
    }

    public static String encode(String text, Charset charset) {
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        return encoded(text, charset.name());
    }

    private static String encoded(String text, String charset) {
        int greatest = charset.equals("UTF-8") ? 0x10ffff : charset.equals("ISO-8859-1") ? 0xff : 0x7f;
        if (greatest == 0x7f && !charset.equals("US-ASCII")) {
            notModelled(); // what stands between others has a mark of its own
        }
        StringBuilder result = new StringBuilder();
        boolean isChanged = false;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (stays(unit)) {
                result.append(unit);
                continue;
            }
            isChanged = true;
            if (unit == ' ') {
                result.append('+');
                continue;
            }
            int point = unit;
            if (Character.isHighSurrogate(unit) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
                point = Character.toCodePoint(unit, text.charAt(i));
            }
            appendPoint(result, point, greatest);
        }
        return isChanged ? result.toString() : text;
    }

    private static boolean stays(char unit) {
        return unit >= 'a' && unit <= 'z' || unit >= 'A' && unit <= 'Z' || unit >= '0' && unit <= '9'
                || unit == '-' || unit == '_' || unit == '.' || unit == '*';
    }

    private static void appendPoint(StringBuilder result, int point, int greatest) {
        if (point > greatest || point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
            appendByte(result, '?');
        } else if (greatest <= 0xff || point < 0x80) {
            appendByte(result, point);
        } else if (point < 0x800) {
            appendByte(result, 0xc0 | point >> 6);
            appendByte(result, 0x80 | point & 0x3f);
        } else if (point < 0x10000) {
            appendByte(result, 0xe0 | point >> 12);
            appendByte(result, 0x80 | point >> 6 & 0x3f);
            appendByte(result, 0x80 | point & 0x3f);
        } else {
            appendByte(result, 0xf0 | point >> 18);
            appendByte(result, 0x80 | point >> 12 & 0x3f);
            appendByte(result, 0x80 | point >> 6 & 0x3f);
            appendByte(result, 0x80 | point & 0x3f);
        }
    }

    private static void appendByte(StringBuilder result, int value) {
        result.append('%');
        result.append(hexadecimal(value >> 4));
        result.append(hexadecimal(value & 15));
    }

    private static char hexadecimal(int digit) {
        return (char) (digit < 10 ? '0' + digit : 'A' - 10 + digit);
    }

    private static native void notModelled();
}
