// FilterOutputStream: signatures only, native methods are not modelled.
package java.io;

public class FilterOutputStream extends OutputStream {
    protected OutputStream out;

    public FilterOutputStream(/*@ nullable @*/ OutputStream out) {
        this.out = out;
    }

    public native void close() throws IOException;

    public native void flush() throws IOException;

    public native void write(byte[] array) throws IOException;

    public native void write(int value) throws IOException;

    public native void write(byte[] array, int first, int second) throws IOException;
}
