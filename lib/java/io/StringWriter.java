// StringWriter: a text that grows.
package java.io;

import java.util.Objects;

public class StringWriter extends Writer {
    private final StringBuffer buffer;

    public StringWriter() {
        buffer = new StringBuffer();
    }

    public StringWriter(int size) {
        if (size < 0) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        buffer = new StringBuffer(size);
    }

    public StringWriter append(/*@ nullable @*/ CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    public StringWriter append(char unit) {
        buffer.append(unit);
        return this;
    }

    public StringWriter append(/*@ nullable @*/ CharSequence text, int start, int end) {
        CharSequence shown = text == null ? "null" : text;
        return append(shown.subSequence(start, end));
    }

    public void close() throws IOException {
    }

    public void flush() {
    }

    public StringBuffer getBuffer() {
        return buffer;
    }

    public /*@ pure @*/ String toString() {
        return buffer.toString();
    }

    public void write(String text) {
        buffer.append(Objects.requireNonNull(text));
    }

    public void write(int unit) {
        buffer.append((char) unit);
    }

    public void write(String text, int offset, int length) {
        buffer.append(text, offset, offset + length);
    }

    public void write(char[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        buffer.append(array, offset, length);
    }
}
