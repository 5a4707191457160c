// PrintStream: what goes to the console nobody can observe; other targets get the bytes of the text in UTF-8.
package java.io;

import java.nio.charset.Charset;
import java.util.Locale;
import jury.Coding;
import jury.ConsoleOutput;
import jury.Outside;

public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    private final boolean console;
    private final boolean autoFlush;
    private final String charset;
    private boolean isClosed;
    private boolean hasTrouble;
    //@ public model JMLDataGroup outputText; in objectState;

    public PrintStream(File file) throws FileNotFoundException {
        this(new FileOutputStream(file), false, "UTF-8", true);
    }

    public PrintStream(OutputStream stream) {
        this(stream, false, "UTF-8", true);
    }

    public PrintStream(String name) throws FileNotFoundException {
        this(new FileOutputStream(name), false, "UTF-8", true);
    }

    public PrintStream(File file, Charset charset) throws IOException {
        this(new FileOutputStream(file), false, charset.name(), true);
    }

    public PrintStream(File file, String charset) throws FileNotFoundException, UnsupportedEncodingException {
        this(new FileOutputStream(file), false, Coding.named(charset), true);
    }

    public PrintStream(OutputStream stream, boolean autoFlush) {
        this(stream, autoFlush, "UTF-8", true);
    }

    public PrintStream(String name, Charset charset) throws IOException {
        this(new FileOutputStream(name), false, charset.name(), true);
    }

    public PrintStream(String name, String charset) throws FileNotFoundException, UnsupportedEncodingException {
        this(new FileOutputStream(name), false, Coding.named(charset), true);
    }

    public PrintStream(OutputStream stream, boolean autoFlush, Charset charset) {
        this(stream, autoFlush, charset.name(), true);
    }

    public PrintStream(OutputStream stream, boolean autoFlush, String charset) throws UnsupportedEncodingException {
        this(stream, autoFlush, Coding.named(charset), true);
    }

    private PrintStream(OutputStream stream, boolean autoFlush, String charset, boolean isKnown) {
        super(stream);
        if (stream == null) {
            throw new NullPointerException("Null output stream");
        }
        this.console = stream instanceof ConsoleOutput;
        this.autoFlush = autoFlush;
        this.charset = charset;
    }

    public PrintStream append(/*@ nullable @*/ CharSequence text) {
        print(String.valueOf(text));
        return this;
    }

    public PrintStream append(char value) {
        print(value);
        return this;
    }

    public PrintStream append(/*@ nullable @*/ CharSequence text, int start, int end) {
        CharSequence shown = text == null ? "null" : text;
        return append(shown.subSequence(start, end));
    }

    public Charset charset() {
        return Charset.forName(charset);
    }

    public boolean checkError() {
        if (console) {
            return Outside.consoleFails();
        }
        if (!isClosed) {
            flush();
        }
        return hasTrouble;
    }

    protected void clearError() {
        hasTrouble = false;
    }

    public void close() {
        if (console || isClosed) {
            return;
        }
        isClosed = true;
        try {
            out.close();
        } catch (IOException exception) {
            hasTrouble = true;
        }
    }

    public void flush() {
        if (console) {
            return;
        }
        if (isClosed) {
            hasTrouble = true;
            return;
        }
        try {
            out.flush();
        } catch (IOException exception) {
            hasTrouble = true;
        }
    }

    public PrintStream format(String format, /*@ nullable @*/ Object... arguments) {
        print(String.format(format, arguments));
        return this;
    }

    public PrintStream format(/*@ nullable @*/ Locale locale, String format, /*@ nullable @*/ Object... arguments) {
        print(String.format(locale, format, arguments));
        return this;
    }

    public void print(/*@ nullable @*/ Object value) {
        String text = String.valueOf(value);
        if (!console) {
            writeText(text);
        }
    }

    public void print(/*@ nullable @*/ String value) {
        String text = value == null ? "null" : value;
        if (!console) {
            writeText(text);
        }
    }

    public void print(boolean value) {
        String text = String.valueOf(value);
        if (!console) {
            writeText(text);
        }
    }

    public void print(char value) {
        String text = String.valueOf(value);
        if (!console) {
            writeText(text);
        }
    }

    public void print(double value) {
        String text = String.valueOf(value);
        if (!console) {
            writeText(text);
        }
    }

    public void print(float value) {
        String text = String.valueOf(value);
        if (!console) {
            writeText(text);
        }
    }

    public void print(int value) {
        String text = String.valueOf(value);
        if (!console) {
            writeText(text);
        }
    }

    public void print(long value) {
        String text = String.valueOf(value);
        if (!console) {
            writeText(text);
        }
    }

    public void print(char[] value) {
        String text = new String(value);
        if (!console) {
            writeText(text);
        }
    }

    public void println() {
        String text = "\n";
        if (!console) {
            writeText(text);
        }
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

    public PrintStream printf(String format, /*@ nullable @*/ Object... arguments) {
        return format(format, arguments);
    }

    public PrintStream printf(/*@ nullable @*/ Locale locale, String format, /*@ nullable @*/ Object... arguments) {
        return format(locale, format, arguments);
    }

    protected void setError() {
        hasTrouble = true;
    }

    private void writeText(String text) {
        byte[] bytes = Coding.encode(text, charset);
        write(bytes, 0, bytes.length);
    }

    private void endLine() {
        if (!console && autoFlush) {
            flush();
        }
    }

    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    public void write(int value) {
        if (console) {
            return;
        }
        if (isClosed) {
            hasTrouble = true;
            return;
        }
        try {
            out.write(value);
            if (value == '\n' && autoFlush) {
                out.flush();
            }
        } catch (IOException exception) {
            hasTrouble = true;
        }
    }

    public void write(byte[] bytes, int offset, int length) {
        if (offset < 0 || length < 0 || offset > bytes.length - length) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        if (console) {
            return;
        }
        if (isClosed) {
            hasTrouble = true;
            return;
        }
        try {
            out.write(bytes, offset, length);
            if (autoFlush) {
                out.flush();
            }
        } catch (IOException exception) {
            hasTrouble = true;
        }
    }

    public void writeBytes(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }
}
