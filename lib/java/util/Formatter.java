// Formatter: signatures only, native methods are not modelled.
package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;

public final class Formatter implements Closeable, Flushable {
    public Formatter() {
    }

    public Formatter(Appendable appendable) {
        notModelled();
    }

    public Formatter(File file) throws FileNotFoundException {
        notModelled();
    }

    public Formatter(Locale locale) {
        notModelled();
    }

    public Formatter(OutputStream stream) {
        notModelled();
    }

    public Formatter(PrintStream stream) {
        notModelled();
    }

    public Formatter(String text) throws FileNotFoundException {
        notModelled();
    }

    public Formatter(Appendable appendable, Locale locale) {
        notModelled();
    }

    public Formatter(File file, String text) throws FileNotFoundException, UnsupportedEncodingException {
        notModelled();
    }

    public Formatter(OutputStream stream, String text) throws UnsupportedEncodingException {
        notModelled();
    }

    public Formatter(String first, String second) throws FileNotFoundException, UnsupportedEncodingException {
        notModelled();
    }

    public Formatter(File file, Charset charset, Locale locale) throws IOException {
        notModelled();
    }

    public Formatter(File file, String text, Locale locale) throws FileNotFoundException,
            UnsupportedEncodingException {
        notModelled();
    }

    public Formatter(OutputStream stream, Charset charset, Locale locale) {
        notModelled();
    }

    public Formatter(OutputStream stream, String text, Locale locale) throws UnsupportedEncodingException {
        notModelled();
    }

    public Formatter(String text, Charset charset, Locale locale) throws IOException {
        notModelled();
    }

    public Formatter(String first, String second, Locale locale) throws FileNotFoundException,
            UnsupportedEncodingException {
        notModelled();
    }

    public native void close();

    public native void flush();

    public native Formatter format(String format, Object... arguments);

    public native Formatter format(Locale locale, String text, Object... array);

    public native IOException ioException();

    public native Locale locale();

    public native Appendable out();

    public native /*@ pure @*/ String toString();

    private static native void notModelled();
}
