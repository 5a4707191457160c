// OutputStreamWriter: signatures only, native methods are not modelled.
package java.io;

import java.nio.charset.Charset;

public class OutputStreamWriter extends Writer {
    public OutputStreamWriter(OutputStream stream) {
        notModelled();
    }

    public OutputStreamWriter(OutputStream stream, Charset charset) {
        notModelled();
    }

    public OutputStreamWriter(OutputStream stream, String text) throws UnsupportedEncodingException {
        notModelled();
    }

    public native Writer append(/*@ nullable @*/ CharSequence value) throws IOException;

    public native Writer append(/*@ nullable @*/ CharSequence text, int first, int second) throws IOException;

    public native void close() throws IOException;

    public native void flush() throws IOException;

    public native String getEncoding();

    public native void write(int value) throws IOException;

    public native void write(String text, int first, int second) throws IOException;

    public native void write(char[] array, int first, int second) throws IOException;

    private static native void notModelled();
}
