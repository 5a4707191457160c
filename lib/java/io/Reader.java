// Reader: signatures only, native methods are not modelled.
package java.io;

public abstract class Reader implements Readable, Closeable {
    protected Object lock;

    protected Reader() {
    }

    protected Reader(/*@ nullable @*/ Object object) {
        notModelled();
    }

    public abstract void close() throws IOException;

    public native void mark(int value) throws IOException;

    public native boolean markSupported();

    public static native Reader nullReader();

    public native int read() throws IOException;

    public native int read(char[] array) throws IOException;

    public abstract int read(char[] array, int first, int second) throws IOException;

    public native boolean ready() throws IOException;

    public native void reset() throws IOException;

    public native long skip(long count) throws IOException;

    public native long transferTo(Writer writer) throws IOException;

    private static native void notModelled();
}
