// BufferedReader: signatures only, native methods are not modelled.
package java.io;

import java.util.stream.Stream;

public class BufferedReader extends Reader {
    public BufferedReader(Reader reader) {
        notModelled();
    }

    public BufferedReader(Reader reader, int value) {
        notModelled();
    }

    public native void close() throws IOException;

    public native Stream<String> lines();

    public native void mark(int value) throws IOException;

    public native boolean markSupported();

    public native int read() throws IOException;

    public native int read(char[] array, int first, int second) throws IOException;

    public native /*@ nullable @*/ String readLine() throws IOException;

    public native boolean ready() throws IOException;

    public native void reset() throws IOException;

    public native long skip(long count) throws IOException;

    private static native void notModelled();
}
