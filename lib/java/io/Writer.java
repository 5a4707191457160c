// Writer: everything by way of writing an array.
package java.io;

import java.util.Objects;

public abstract class Writer implements Appendable, Closeable, Flushable {
    protected Object lock;

    protected Writer() {
        lock = this;
    }

    protected Writer(Object lock) {
        this.lock = Objects.requireNonNull(lock);
    }

    public Writer append(/*@ nullable @*/ CharSequence text) throws IOException {
        write(String.valueOf(text));
        return this;
    }

    public Writer append(char unit) throws IOException {
        write(unit);
        return this;
    }

    public Writer append(/*@ nullable @*/ CharSequence text, int start, int end) throws IOException {
        CharSequence shown = text == null ? "null" : text;
        return append(shown.subSequence(start, end));
    }

    public abstract void close() throws IOException;

    public abstract void flush() throws IOException;

    public static Writer nullWriter() {
        return new OutputStreamWriter(OutputStream.nullOutputStream());
    }

    public void write(String text) throws IOException {
        write(text, 0, text.length());
    }

    public void write(char[] array) throws IOException {
        write(array, 0, array.length);
    }

    public void write(int unit) throws IOException {
        char[] one = {(char) unit};
        write(one, 0, 1);
    }

    public void write(String text, int offset, int length) throws IOException {
        char[] units = new char[length];
        text.getChars(offset, offset + length, units, 0);
        write(units, 0, length);
    }

    public abstract void write(char[] array, int offset, int length) throws IOException;
}
