// StringReader: signatures only, native methods are not modelled.
package java.io;

public class StringReader extends Reader {
    public StringReader(String text) {
        notModelled();
    }

    public native void close();

    public native void mark(int value) throws IOException;

    public native boolean markSupported();

    public native int read() throws IOException;

    public native int read(char[] array, int first, int second) throws IOException;

    public native boolean ready() throws IOException;

    public native void reset() throws IOException;

    public native long skip(long count) throws IOException;

    private static native void notModelled();
}
