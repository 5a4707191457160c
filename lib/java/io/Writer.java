// Writer: signatures only, native methods are not modelled.
package java.io;

public abstract class Writer implements Appendable, Closeable, Flushable {
    protected Object lock;

    protected Writer() {
    }

    protected Writer(/*@ nullable @*/ Object object) {
        notModelled();
    }

    public native Writer append(/*@ nullable @*/ CharSequence value) throws IOException;

    public native Writer append(char value) throws IOException;

    public native Writer append(/*@ nullable @*/ CharSequence text, int first, int second) throws IOException;

    public abstract void close() throws IOException;

    public abstract void flush() throws IOException;

    public static native Writer nullWriter();

    public native void write(String text) throws IOException;

    public native void write(char[] array) throws IOException;

    public native void write(int value) throws IOException;

    public native void write(String text, int first, int second) throws IOException;

    public abstract void write(char[] array, int first, int second) throws IOException;

    private static native void notModelled();
}
