// BufferedWriter: signatures only, native methods are not modelled.
package java.io;

public class BufferedWriter extends Writer {
    public BufferedWriter(Writer writer) {
        notModelled();
    }

    public BufferedWriter(Writer writer, int value) {
        notModelled();
    }

    public native void close() throws IOException;

    public native void flush() throws IOException;

    public native void newLine() throws IOException;

    public native void write(int value) throws IOException;

    public native void write(String text, int first, int second) throws IOException;

    public native void write(char[] array, int first, int second) throws IOException;

    private static native void notModelled();
}
