// StringWriter: signatures only, native methods are not modelled.
package java.io;

public class StringWriter extends Writer {
    public StringWriter() {
    }

    public StringWriter(int value) {
        notModelled();
    }

    public native StringWriter append(/*@ nullable @*/ CharSequence value);

    public native StringWriter append(char value);

    public native StringWriter append(/*@ nullable @*/ CharSequence text, int first, int second);

    public native void close() throws IOException;

    public native void flush();

    public native StringBuffer getBuffer();

    public native /*@ pure @*/ String toString();

    public native void write(String text);

    public native void write(int value);

    public native void write(String text, int first, int second);

    public native void write(char[] array, int first, int second);

    private static native void notModelled();
}
