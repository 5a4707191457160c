// PrintWriter: signatures only, native methods are not modelled.
package java.io;

import java.nio.charset.Charset;
import java.util.Locale;

public class PrintWriter extends Writer {
    protected Writer out;

    public PrintWriter(File file) throws FileNotFoundException {
        notModelled();
    }

    public PrintWriter(OutputStream stream) {
        notModelled();
    }

    public PrintWriter(String text) throws FileNotFoundException {
        notModelled();
    }

    public PrintWriter(Writer writer) {
        notModelled();
    }

    public PrintWriter(File file, Charset charset) throws IOException {
        notModelled();
    }

    public PrintWriter(File file, String text) throws FileNotFoundException, UnsupportedEncodingException {
        notModelled();
    }

    public PrintWriter(OutputStream stream, boolean value) {
        notModelled();
    }

    public PrintWriter(String text, Charset charset) throws IOException {
        notModelled();
    }

    public PrintWriter(String first, String second) throws FileNotFoundException, UnsupportedEncodingException {
        notModelled();
    }

    public PrintWriter(Writer writer, boolean value) {
        notModelled();
    }

    public PrintWriter(OutputStream stream, boolean value, Charset charset) {
        notModelled();
    }

    public native PrintWriter append(/*@ nullable @*/ CharSequence value);

    public native PrintWriter append(char value);

    public native PrintWriter append(/*@ nullable @*/ CharSequence text, int first, int second);

    public native boolean checkError();

    protected native void clearError();

    public native void close();

    public native void flush();

    public native PrintWriter format(String format, Object... arguments);

    public native PrintWriter format(Locale locale, String text, Object... array);

    public native void print(/*@ nullable @*/ Object value);

    public native void print(/*@ nullable @*/ String value);

    public native void print(boolean value);

    public native void print(char value);

    public native void print(char[] value);

    public native void print(double value);

    public native void print(float value);

    public native void print(int value);

    public native void print(long value);

    public native PrintWriter printf(String format, Object... arguments);

    public native PrintWriter printf(Locale locale, String text, Object... array);

    public native void println();

    public native void println(/*@ nullable @*/ Object value);

    public native void println(/*@ nullable @*/ String value);

    public native void println(boolean value);

    public native void println(char value);

    public native void println(char[] value);

    public native void println(double value);

    public native void println(float value);

    public native void println(int value);

    public native void println(long value);

    protected native void setError();

    public native void write(String text);

    public native void write(char[] array);

    public native void write(int value);

    public native void write(String text, int first, int second);

    public native void write(char[] array, int first, int second);

    private static native void notModelled();
}
