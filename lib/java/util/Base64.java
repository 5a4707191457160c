// Base64: signatures only, native methods are not modelled.
package java.util;

import java.io.InputStream;
import java.io.OutputStream;

public class Base64 {
    private Base64() {
    }

    public static native Base64.Decoder getDecoder();

    public static native Base64.Encoder getEncoder();

    public static native Base64.Decoder getMimeDecoder();

    public static native Base64.Encoder getMimeEncoder();

    public static native Base64.Encoder getMimeEncoder(int value, byte[] array);

    public static native Base64.Decoder getUrlDecoder();

    public static native Base64.Encoder getUrlEncoder();

    public static class Decoder {
        private Decoder() {
        }

        public native byte[] decode(String text);

        public native byte[] decode(byte[] array);

        public native int decode(byte[] first, byte[] second);

        public native InputStream wrap(InputStream stream);
    }

    public static class Encoder {
        private Encoder() {
        }

        public native byte[] encode(byte[] array);

        public native int encode(byte[] first, byte[] second);

        public native String encodeToString(byte[] array);

        public native Base64.Encoder withoutPadding();

        public native OutputStream wrap(OutputStream stream);
    }
}
