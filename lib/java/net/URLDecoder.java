// URLDecoder: a plus is a space, bytes in hexadecimal are those of other characters.
package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import jury.Coding;
import jury.Texts;

public class URLDecoder {
    private URLDecoder() {
    }

    // By the charset of the machine.
    public static native String decode(String text);

    public static String decode(String text, String charset) throws UnsupportedEncodingException {
        if (charset.length() == 0) {
            throw new UnsupportedEncodingException("URLDecoder: empty string enc parameter");
        }
        return decoded(text, Coding.named(charset));
    }

    public static String decode(String text, Charset charset) {
        if (charset == null) {
            throw new NullPointerException("Charset");
        }
        return decoded(text, charset.name());
    }

    private static String decoded(String text, String charset) {
        int length = text.length();
        StringBuilder result = new StringBuilder();
        boolean isChanged = false;
        for (int i = 0; i < length;) {
            char unit = text.charAt(i);
            if (unit == '%') {
                int count = countBytes(text, i);
                result.append(Coding.decode(bytesAt(text, i, count), 0, count, charset));
                i += 3 * count;
            } else {
                result.append(unit == '+' ? ' ' : unit);
                i++;
            }
            isChanged |= unit == '%' || unit == '+';
        }
        return isChanged ? result.toString() : text;
    }

    // How many bytes are written there, one behind the other.
    private static int countBytes(String text, int start) {
        int count = 0;
        int i = start;
        while (i < text.length() && text.charAt(i) == '%') {
            if (i + 2 >= text.length()) {
                throw new IllegalArgumentException("URLDecoder: Incomplete trailing escape (%) pattern");
            }
            byteAt(text, i);
            count++;
            i += 3;
        }
        return count;
    }

    private static byte[] bytesAt(String text, int start, int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) byteAt(text, start + 3 * i);
        }
        return bytes;
    }

    // Two digits, or a plus and one of them; a minus makes a number that may be zero, but not less.
    private static int byteAt(String text, int start) {
        char first = text.charAt(start + 1);
        int high = Character.digit(first, 16);
        int low = Character.digit(text.charAt(start + 2), 16);
        boolean hasSign = first == '+' || first == '-';
        if (low < 0 || high < 0 && !hasSign || first == '-' && low > 0) {
            throw new IllegalArgumentException(Texts.anyText()); // it quotes the message of another exception
        }
        return hasSign ? low : 16 * high + low;
    }
}
