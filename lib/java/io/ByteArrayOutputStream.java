// ByteArrayOutputStream: bytes in an array that grows.
package java.io;

import java.nio.charset.Charset;
import java.util.Objects;
import jury.Coding;

public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    //@ protected invariant 0 <= count && count <= buf.length;

    public ByteArrayOutputStream() {
        this(32);
    }

    public ByteArrayOutputStream(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
        buf = new byte[size];
    }

    private void ensure(int needed) {
        if (needed > buf.length) {
            byte[] longer = new byte[needed > 2 * buf.length ? needed : 2 * buf.length];
            for (int i = 0; i < count; i++) {
                longer[i] = buf[i];
            }
            buf = longer;
        }
    }

    public void close() throws IOException {
    }

    public void reset() {
        count = 0;
    }

    public /*@ pure @*/ int size() {
        return count;
    }

    public byte[] toByteArray() {
        byte[] copy = new byte[count];
        for (int i = 0; i < count; i++) {
            copy[i] = buf[i];
        }
        return copy;
    }

    public /*@ pure @*/ String toString() {
        return new String(Coding.decode(buf, 0, count, "UTF-8"));
    }

    public /*@ pure @*/ String toString(Charset charset) {
        return new String(Coding.decode(buf, 0, count, charset.name()));
    }

    public /*@ pure @*/ String toString(String charset) throws UnsupportedEncodingException {
        return new String(Coding.decode(buf, 0, count, Coding.named(charset)));
    }

    @Deprecated
    public /*@ pure @*/ String toString(int high) {
        char[] units = new char[count];
        for (int i = 0; i < count; i++) {
            units[i] = (char) (high << 8 | buf[i] & 0xff);
        }
        return new String(units);
    }

    public void write(int value) {
        ensure(count + 1);
        buf[count] = (byte) value;
        count++;
    }

    public void write(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        ensure(count + length);
        for (int i = 0; i < length; i++) {
            buf[count + i] = bytes[offset + i];
        }
        count += length;
    }

    public void writeBytes(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }

    public void writeTo(OutputStream stream) throws IOException {
        stream.write(buf, 0, count);
    }
}
