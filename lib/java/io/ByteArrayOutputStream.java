// ByteArrayOutputStream: signatures only, native methods are not modelled.
package java.io;

import java.nio.charset.Charset;

public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    public ByteArrayOutputStream() {
    }

    public ByteArrayOutputStream(int value) {
        notModelled();
    }

    public native void close() throws IOException;

    public native void reset();

    public native /*@ pure @*/ int size();

    public native byte[] toByteArray();

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ String toString(Charset charset);

    public native /*@ pure @*/ String toString(String text) throws UnsupportedEncodingException;

    @Deprecated
    public native /*@ pure @*/ String toString(int value);

    public native void write(int value);

    public native void write(byte[] array, int first, int second);

    public native void writeBytes(byte[] array);

    public native void writeTo(OutputStream stream) throws IOException;

    private static native void notModelled();
}
