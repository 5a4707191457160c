// Reader: everything by way of reading into an array.
package java.io;

import java.util.Objects;

public abstract class Reader implements Readable, Closeable {
    protected Object lock;

    protected Reader() {
        lock = this;
    }

    protected Reader(Object lock) {
        this.lock = Objects.requireNonNull(lock);
    }

    // Does the text come from outside: 1 from System.in, 2 from a file; 0: no.
    int outside() {
        return 0;
    }

    public abstract void close() throws IOException;

    public void mark(int limit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public boolean markSupported() {
        return false;
    }

    public static Reader nullReader() {
        return new StringReader("");
    }

    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) == -1 ? -1 : one[0];
    }

    public int read(char[] array) throws IOException {
        return read(array, 0, array.length);
    }

    public abstract int read(char[] array, int offset, int length) throws IOException;

    public boolean ready() throws IOException {
        return false;
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }

    public long skip(long count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        long skipped = 0;
        while (skipped < count && read() != -1) {
            skipped++;
        }
        return skipped;
    }

    public long transferTo(Writer writer) throws IOException {
        Objects.requireNonNull(writer, "out");
        long count = 0;
        int unit = read();
        while (unit != -1) {
            writer.write(unit);
            count++;
            unit = read();
        }
        return count;
    }
}
