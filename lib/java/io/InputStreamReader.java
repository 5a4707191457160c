// InputStreamReader: signatures only, native methods are not modelled.
package java.io;

import java.nio.charset.Charset;

public class InputStreamReader extends Reader {
    public InputStreamReader(InputStream stream) {
        notModelled();
    }

    public InputStreamReader(InputStream stream, Charset charset) {
        notModelled();
    }

    public InputStreamReader(InputStream stream, String text) throws UnsupportedEncodingException {
        notModelled();
    }

    public native void close() throws IOException;

    public native String getEncoding();

    public native int read() throws IOException;

    public native int read(char[] array, int first, int second) throws IOException;

    public native boolean ready() throws IOException;

    private static native void notModelled();
}
