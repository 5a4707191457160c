// InputStream: everything by way of reading single bytes.
package java.io;

import java.util.Objects;

public abstract class InputStream implements Closeable {
    public InputStream() {
    }

    public int available() throws IOException {
        return 0;
    }

    public void close() throws IOException {
    }

    public void mark(int limit) {
    }

    public boolean markSupported() {
        return false;
    }

    public static InputStream nullInputStream() {
        return new ByteArrayInputStream(new byte[0]);
    }

    public abstract int read() throws IOException;

    public int read(byte[] bytes) throws IOException {
        return read(bytes, 0, bytes.length);
    }

    public int read(byte[] bytes, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        if (length == 0) {
            return 0;
        }
        int value = read();
        if (value == -1) {
            return -1;
        }
        bytes[offset] = (byte) value;
        int count = 1;
        while (count < length) {
            value = read();
            if (value == -1) {
                return count;
            }
            bytes[offset + count] = (byte) value;
            count++;
        }
        return count;
    }

    public byte[] readAllBytes() throws IOException {
        return readNBytes(Integer.MAX_VALUE);
    }

    public byte[] readNBytes(int limit) throws IOException {
        if (limit < 0) {
            throw new IllegalArgumentException("len < 0");
        }
        ByteArrayOutputStream collected = new ByteArrayOutputStream();
        while (collected.size() < limit) {
            int value = read();
            if (value == -1) {
                break;
            }
            collected.write(value);
        }
        return collected.toByteArray();
    }

    public int readNBytes(byte[] bytes, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        int count = 0;
        while (count < length) {
            int more = read(bytes, offset + count, length - count);
            if (more < 0) {
                break;
            }
            count += more;
        }
        return count;
    }

    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public long skip(long count) throws IOException {
        long skipped = 0;
        while (skipped < count && read() != -1) {
            skipped++;
        }
        return skipped;
    }

    public void skipNBytes(long count) throws IOException {
        long left = count;
        while (left > 0) {
            if (read() == -1) {
                throw new EOFException();
            }
            left--;
        }
    }

    public long transferTo(OutputStream stream) throws IOException {
        Objects.requireNonNull(stream, "out");
        byte[] all = readAllBytes();
        stream.write(all, 0, all.length);
        return all.length;
    }
}
