// URLEncoder and URLDecoder: what a JVM gives, as assertions.
// EXIT 1
import java.io.UnsupportedEncodingException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

class UrlCoding {
    //@ ensures true;
    static void encodes() throws UnsupportedEncodingException {
        assert URLEncoder.encode("a-b_c.d*Z09", "UTF-8").equals("a-b_c.d*Z09");
        assert URLEncoder.encode("/user/a b", "UTF-8").equals("%2Fuser%2Fa+b");
        assert URLEncoder.encode("~\u00e4\u20ac", "UTF-8").equals("%7E%C3%A4%E2%82%AC");
        assert URLEncoder.encode("\ud83d\ude00\ud83d", "UTF-8").equals("%F0%9F%98%80%3F");
        assert URLEncoder.encode("\u00e4\u20ac", StandardCharsets.ISO_8859_1).equals("%E4%3F");
        assert URLEncoder.encode("\u00e4", StandardCharsets.US_ASCII).equals("%3F");
    }

    //@ ensures true;
    static void decodes() throws UnsupportedEncodingException {
        assert URLDecoder.decode("a+b%2Fc", "UTF-8").equals("a b/c");
        assert URLDecoder.decode("%C3%A4%e2%82%ac%F0%9F%98%80", "UTF-8").equals("\u00e4\u20ac\ud83d\ude00");
        assert URLDecoder.decode("%E4", StandardCharsets.ISO_8859_1).equals("\u00e4");
        assert URLDecoder.decode("%+5%-0", "UTF-8").equals("\5\0");
        String plain = "plain";
        assert URLDecoder.decode(plain, "UTF-8") == plain;
    }

    //@ ensures true;
    static void refuses(int which) throws UnsupportedEncodingException {
        String[] texts = {"%", "%4", "a%4g", "%-1", "%%41"};
        try {
            URLDecoder.decode(texts[(which & 3) + (which >>> 31)], "UTF-8");
        } catch (IllegalArgumentException refused) {
            return;
        }
        assert false;
    }

    //@ requires text.length() <= 1;
    static void isInverse(String text) throws UnsupportedEncodingException {
        char first = text.isEmpty() ? 'a' : text.charAt(0);
        if (first < 0x80) {
            assert URLDecoder.decode(URLEncoder.encode(text, "UTF-8"), "UTF-8").equals(text);
        }
    }

    //@ requires text.length() <= 1;
    static void changes(String text) throws UnsupportedEncodingException {
        // EXPECT-NEXT violated: assertion: AssertionError
        assert URLEncoder.encode(text, "UTF-8").length() <= 2;
    }
}
