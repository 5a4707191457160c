// PrintWriter: text goes to a writer; exceptions are kept as an error.
package java.io;

import java.nio.charset.Charset;
import java.util.Locale;
import java.util.Objects;

public class PrintWriter extends Writer {
    protected /*@ nullable @*/ Writer out;
    private final boolean autoFlush;
    private boolean hasTrouble;

    public PrintWriter(File file) throws FileNotFoundException {
        this(new OutputStreamWriter(new FileOutputStream(file)), false);
    }

    public PrintWriter(OutputStream stream) {
        this(new OutputStreamWriter(stream), false);
    }

    public PrintWriter(String name) throws FileNotFoundException {
        this(new OutputStreamWriter(new FileOutputStream(name)), false);
    }

    public PrintWriter(Writer writer) {
        this(writer, false);
    }

    public PrintWriter(File file, Charset charset) throws IOException {
        this(new OutputStreamWriter(new FileOutputStream(file), charset), false);
    }

    public PrintWriter(File file, String charset) throws FileNotFoundException, UnsupportedEncodingException {
        this(new OutputStreamWriter(new FileOutputStream(file), charset), false);
    }

    public PrintWriter(OutputStream stream, boolean autoFlush) {
        this(new OutputStreamWriter(stream), autoFlush);
    }

    public PrintWriter(String name, Charset charset) throws IOException {
        this(new OutputStreamWriter(new FileOutputStream(name), charset), false);
    }

    public PrintWriter(String name, String charset) throws FileNotFoundException, UnsupportedEncodingException {
        this(new OutputStreamWriter(new FileOutputStream(name), charset), false);
    }

    public PrintWriter(Writer writer, boolean autoFlush) {
        this.out = Objects.requireNonNull(writer);
        this.autoFlush = autoFlush;
    }

    public PrintWriter(OutputStream stream, boolean autoFlush, Charset charset) {
        this(new OutputStreamWriter(stream, charset), autoFlush);
    }

    public PrintWriter append(/*@ nullable @*/ CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    public PrintWriter append(char value) {
        write(value);
        return this;
    }

    public PrintWriter append(/*@ nullable @*/ CharSequence text, int start, int end) {
        CharSequence shown = text == null ? "null" : text;
        return append(shown.subSequence(start, end));
    }

    public boolean checkError() {
        if (out != null) {
            flush();
        }
        return hasTrouble;
    }

    protected void clearError() {
        hasTrouble = false;
    }

    public void close() {
        try {
            if (out != null) {
                out.close();
                out = null;
            }
        } catch (IOException exception) {
            hasTrouble = true;
        }
    }

    public void flush() {
        try {
            if (out == null) {
                hasTrouble = true;
            } else {
                out.flush();
            }
        } catch (IOException exception) {
            hasTrouble = true;
        }
    }

    public PrintWriter format(String format, /*@ nullable @*/ Object... arguments) {
        write(String.format(format, arguments));
        endLine();
        return this;
    }

    public PrintWriter format(/*@ nullable @*/ Locale locale, String format, /*@ nullable @*/ Object... arguments) {
        write(String.format(locale, format, arguments));
        endLine();
        return this;
    }

    public void print(/*@ nullable @*/ Object value) {
        String text = String.valueOf(value);
        write(text);
    }

    public void print(/*@ nullable @*/ String value) {
        String text = value == null ? "null" : value;
        write(text);
    }

    public void print(boolean value) {
        String text = String.valueOf(value);
        write(text);
    }

    public void print(char value) {
        String text = String.valueOf(value);
        write(text);
    }

    public void print(double value) {
        String text = String.valueOf(value);
        write(text);
    }

    public void print(float value) {
        String text = String.valueOf(value);
        write(text);
    }

    public void print(int value) {
        String text = String.valueOf(value);
        write(text);
    }

    public void print(long value) {
        String text = String.valueOf(value);
        write(text);
    }

    public void print(char[] value) {
        String text = new String(value);
        write(text);
    }

    public void println() {
        String text = "\n";
        write(text);
        endLine();
    }

    public void println(/*@ nullable @*/ Object value) {
        print(value);
        println();
    }

    public void println(/*@ nullable @*/ String value) {
        print(value);
        println();
    }

    public void println(boolean value) {
        print(value);
        println();
    }

    public void println(char value) {
        print(value);
        println();
    }

    public void println(double value) {
        print(value);
        println();
    }

    public void println(float value) {
        print(value);
        println();
    }

    public void println(int value) {
        print(value);
        println();
    }

    public void println(long value) {
        print(value);
        println();
    }

    public void println(char[] value) {
        print(value);
        println();
    }

    public PrintWriter printf(String format, /*@ nullable @*/ Object... arguments) {
        return format(format, arguments);
    }

    public PrintWriter printf(/*@ nullable @*/ Locale locale, String format, /*@ nullable @*/ Object... arguments) {
        return format(locale, format, arguments);
    }

    protected void setError() {
        hasTrouble = true;
    }

    private void endLine() {
        if (autoFlush) {
            flush();
        }
    }

    public void write(String text) {
        write(text, 0, text.length());
    }

    public void write(char[] array) {
        write(array, 0, array.length);
    }

    public void write(int value) {
        try {
            if (out == null) {
                hasTrouble = true;
            } else {
                out.write(value);
            }
        } catch (IOException exception) {
            hasTrouble = true;
        }
    }

    public void write(String text, int offset, int length) {
        try {
            if (out == null) {
                hasTrouble = true;
            } else {
                out.write(text, offset, length);
            }
        } catch (IOException exception) {
            hasTrouble = true;
        }
    }

    public void write(char[] array, int offset, int length) {
        try {
            if (out == null) {
                hasTrouble = true;
            } else {
                out.write(array, offset, length);
            }
        } catch (IOException exception) {
            hasTrouble = true;
        }
    }
}
