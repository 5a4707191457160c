// InputStream: signatures only, native methods are not modelled.
package java.io;

public abstract class InputStream implements Closeable {
    public InputStream() {
    }

    public native int available() throws IOException;

    public void close() throws IOException {
    }

    public native void mark(int value);

    public native boolean markSupported();

    public static native InputStream nullInputStream();

    public abstract int read() throws IOException;

    public int read(byte[] array) throws IOException {
        return read(array, 0, array.length);
    }

    public native int read(byte[] array, int first, int second) throws IOException;

    public native byte[] readAllBytes() throws IOException;

    public native byte[] readNBytes(int value) throws IOException;

    public native int readNBytes(byte[] array, int first, int second) throws IOException;

    public native void reset() throws IOException;

    public native long skip(long count) throws IOException;

    public native void skipNBytes(long value) throws IOException;

    public native long transferTo(OutputStream stream) throws IOException;
}
