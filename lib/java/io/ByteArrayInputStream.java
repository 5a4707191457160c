// ByteArrayInputStream: the bytes of an array.
package java.io;

import java.util.Objects;

public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int pos;
    protected int mark;
    protected int count;

    //@ protected invariant 0 <= pos && pos <= count && count <= buf.length && 0 <= mark && mark <= count;

    public ByteArrayInputStream(byte[] bytes) {
        buf = bytes;
        count = bytes.length;
    }

    public ByteArrayInputStream(byte[] bytes, int offset, int length) {
        buf = bytes;
        pos = offset;
        count = Math.min(offset + length, bytes.length);
        mark = offset;
    }

    public int available() {
        return count - pos;
    }

    public void close() throws IOException {
    }

    public void mark(int limit) {
        mark = pos;
    }

    public boolean markSupported() {
        return true;
    }

    public int read() {
        if (pos >= count) {
            return -1;
        }
        int value = buf[pos] & 0xff;
        pos++;
        return value;
    }

    public int read(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        if (pos >= count) {
            return -1;
        }
        int taken = length < count - pos ? length : count - pos;
        for (int i = 0; i < taken; i++) {
            bytes[offset + i] = buf[pos + i];
        }
        pos += taken;
        return taken;
    }

    public byte[] readAllBytes() {
        byte[] rest = new byte[count - pos];
        for (int i = 0; i < rest.length; i++) {
            rest[i] = buf[pos + i];
        }
        pos = count;
        return rest;
    }

    public int readNBytes(byte[] bytes, int offset, int length) {
        int taken = read(bytes, offset, length);
        return taken == -1 ? 0 : taken;
    }

    public void reset() {
        pos = mark;
    }

    public long skip(long wanted) {
        long skipped = count - pos;
        if (wanted < skipped) {
            skipped = wanted < 0 ? 0 : wanted;
        }
        pos += (int) skipped;
        return skipped;
    }

    public long transferTo(OutputStream stream) throws IOException {
        int length = count - pos;
        if (length > 0) {
            stream.write(buf, pos, length);
            pos = count;
        }
        return length;
    }
}
