// OutputStream: everything by way of writing single bytes.
package java.io;

import java.util.Objects;

public abstract class OutputStream implements Closeable, Flushable {
    public OutputStream() {
    }

    public void close() throws IOException {
    }

    public void flush() throws IOException {
    }

    public static OutputStream nullOutputStream() {
        return new jury.ConsoleOutput();
    }

    public void write(byte[] array) throws IOException {
        write(array, 0, array.length);
    }

    public abstract void write(int value) throws IOException;

    public void write(byte[] array, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, array.length);
        for (int i = 0; i < length; i++) {
            write(array[offset + i]);
        }
    }
}
