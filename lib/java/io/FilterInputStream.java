// FilterInputStream: signatures only, native methods are not modelled.
package java.io;

public class FilterInputStream extends InputStream {
    protected InputStream in;

    protected FilterInputStream(/*@ nullable @*/ InputStream in) {
        this.in = in;
    }

    public native int available() throws IOException;

    public native void close() throws IOException;

    public native void mark(int value);

    public native boolean markSupported();

    public native int read() throws IOException;

    public native int read(byte[] array) throws IOException;

    public native int read(byte[] array, int first, int second) throws IOException;

    public native void reset() throws IOException;

    public native long skip(long count) throws IOException;
}
