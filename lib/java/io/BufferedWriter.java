// BufferedWriter: holds text back until it is flushed or closed.
package java.io;

import java.util.Objects;

public class BufferedWriter extends Writer {
    private /*@ nullable @*/ Writer writer;
    private final StringBuilder waiting = new StringBuilder();
    private final int size;

    public BufferedWriter(Writer writer) {
        this(writer, 8192);
    }

    public BufferedWriter(Writer writer, int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.writer = Objects.requireNonNull(writer);
        this.size = size;
    }

    private void checkOpen() throws IOException {
        if (writer == null) {
            throw new IOException("Stream closed");
        }
    }

    private void pass() throws IOException {
        checkOpen();
        if (waiting.length() > 0) {
            writer.write(waiting.toString());
            waiting.setLength(0);
        }
    }

    private void passWhenFull() throws IOException {
        if (waiting.length() >= size) {
            pass();
        }
    }

    public void close() throws IOException {
        if (writer != null) {
            pass();
            writer.close();
            writer = null;
        }
    }

    public void flush() throws IOException {
        pass();
        writer.flush();
    }

    public void newLine() throws IOException {
        write("\n");
    }

    public void write(int unit) throws IOException {
        checkOpen();
        waiting.append((char) unit);
        passWhenFull();
    }

    public void write(String text, int offset, int length) throws IOException {
        checkOpen();
        if (length > 0) {
            waiting.append(text, offset, offset + length);
        }
        passWhenFull();
    }

    public void write(char[] array, int offset, int length) throws IOException {
        checkOpen();
        Objects.checkFromIndexSize(offset, length, array.length);
        waiting.append(array, offset, length);
        passWhenFull();
    }
}
