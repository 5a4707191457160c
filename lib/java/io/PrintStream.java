// PrintStream: printing on the console has no effect; other targets are not modelled.
package java.io;

import java.nio.charset.Charset;
import java.util.Locale;
import java.util.Objects;

public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    /*@ spec_public @*/ private boolean console;
    //@ public model JMLDataGroup outputText; in objectState;

    public PrintStream(File file) throws FileNotFoundException {
        super(NotModelled.<OutputStream>object());
    }

    public PrintStream(OutputStream stream) {
        super(stream);
    }

    public PrintStream(String text) throws FileNotFoundException {
        super(NotModelled.<OutputStream>object());
    }

    public PrintStream(File file, Charset charset) throws IOException {
        super(NotModelled.<OutputStream>object());
    }

    public PrintStream(File file, String text) throws FileNotFoundException, UnsupportedEncodingException {
        super(NotModelled.<OutputStream>object());
    }

    public PrintStream(OutputStream stream, boolean value) {
        super(stream);
        notModelled();
    }

    public PrintStream(String text, Charset charset) throws IOException {
        super(NotModelled.<OutputStream>object());
    }

    public PrintStream(String first, String second) throws FileNotFoundException, UnsupportedEncodingException {
        super(NotModelled.<OutputStream>object());
    }

    public PrintStream(OutputStream stream, boolean value, Charset charset) {
        super(stream);
        notModelled();
    }

    public PrintStream(OutputStream stream, boolean value, String text) throws UnsupportedEncodingException {
        super(stream);
        notModelled();
    }

    public native PrintStream append(/*@ nullable @*/ CharSequence value);

    public native PrintStream append(char value);

    public native PrintStream append(/*@ nullable @*/ CharSequence text, int first, int second);

    public native boolean checkError();

    protected native void clearError();

    public native void close();

    public void flush() {
        if (!console) {
            notModelled();
        }
    }

    public native PrintStream format(String format, Object... arguments);

    public native PrintStream format(Locale locale, String text, Object... array);

    public void print(/*@ nullable @*/ Object value) {
        String.valueOf(value);
        if (!console) {
            notModelled();
        }
    }

    public void print(/*@ nullable @*/ String value) {
        if (!console) {
            notModelled();
        }
    }

    public void print(boolean value) {
        if (!console) {
            notModelled();
        }
    }

    public void print(char value) {
        if (!console) {
            notModelled();
        }
    }

    public void print(char[] value) {
        Objects.requireNonNull(value);
        if (!console) {
            notModelled();
        }
    }

    public void print(double value) {
        if (!console) {
            notModelled();
        }
    }

    public void print(float value) {
        if (!console) {
            notModelled();
        }
    }

    public void print(int value) {
        if (!console) {
            notModelled();
        }
    }

    public void print(long value) {
        if (!console) {
            notModelled();
        }
    }

    public native PrintStream printf(String format, Object... arguments);

    public native PrintStream printf(Locale locale, String text, Object... array);

    public void println() {
        if (!console) {
            notModelled();
        }
    }

    public void println(/*@ nullable @*/ Object value) {
        String.valueOf(value);
        if (!console) {
            notModelled();
        }
    }

    public void println(/*@ nullable @*/ String value) {
        if (!console) {
            notModelled();
        }
    }

    public void println(boolean value) {
        if (!console) {
            notModelled();
        }
    }

    public void println(char value) {
        if (!console) {
            notModelled();
        }
    }

    public void println(char[] value) {
        Objects.requireNonNull(value);
        if (!console) {
            notModelled();
        }
    }

    public void println(double value) {
        if (!console) {
            notModelled();
        }
    }

    public void println(float value) {
        if (!console) {
            notModelled();
        }
    }

    public void println(int value) {
        if (!console) {
            notModelled();
        }
    }

    public void println(long value) {
        if (!console) {
            notModelled();
        }
    }

    protected native void setError();

    public native void write(byte[] array) throws IOException;

    public native void write(int value);

    public native void write(byte[] array, int first, int second);

    public native void writeBytes(byte[] array);

    private static native void notModelled();
}
