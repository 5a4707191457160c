// Bytes that are no characters of UTF-8: each stretch that could have been one becomes \\ufffd.
import java.nio.charset.StandardCharsets;

class MalformedTexts {
    //@ requires bytes.length <= 3;
    //@ ensures \result.length() <= bytes.length;
    static String decode(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    //@ requires bytes.length == 2;
    //@ ensures \result.length() == 2; // EXPECT violated: postcondition in 'MalformedTexts.two(byte[])'
    static String two(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    //@ ensures \result.length() == 4;
    //@ ensures \result.charAt(0) == '\ufffd' && \result.charAt(1) == 'a' && \result.charAt(2) == '\ufffd' && \result.charAt(3) == '\ufffd';
    static String known() {
        return new String(new byte[] {(byte) 0xe2, (byte) 0x82, 'a', (byte) 0xed, (byte) 0xa0, (byte) 0x80, (byte) 0xff}, StandardCharsets.UTF_8);
    }

    //@ ensures \result == 1;
    static int pair() {
        return new String(new byte[] {(byte) 0xd8, 0, 0, 0x41, 7}, StandardCharsets.UTF_16BE).indexOf('\ufffd', 1);
    }
}
// EXIT 1
