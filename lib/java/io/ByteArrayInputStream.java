// ByteArrayInputStream: signatures only, native methods are not modelled.
package java.io;

public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int pos;
    protected int mark;
    protected int count;

    public ByteArrayInputStream(byte[] array) {
        notModelled();
    }

    public ByteArrayInputStream(byte[] array, int first, int second) {
        notModelled();
    }

    public native int available();

    public native void close() throws IOException;

    public native void mark(int value);

    public native boolean markSupported();

    public native int read();

    public native int read(byte[] array, int first, int second);

    public native byte[] readAllBytes();

    public native int readNBytes(byte[] array, int first, int second);

    public native void reset();

    public native long skip(long count);

    public native long transferTo(OutputStream stream) throws IOException;

    private static native void notModelled();
}
