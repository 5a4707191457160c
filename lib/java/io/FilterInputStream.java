// FilterInputStream: passes on to another stream.
package java.io;

public class FilterInputStream extends InputStream {
    protected /*@ nullable @*/ InputStream in;

    protected FilterInputStream(/*@ nullable @*/ InputStream in) {
        this.in = in;
    }

    public int available() throws IOException {
        return in.available();
    }

    public void close() throws IOException {
        in.close();
    }

    public void mark(int limit) {
        in.mark(limit);
    }

    public boolean markSupported() {
        return in.markSupported();
    }

    public int read() throws IOException {
        return in.read();
    }

    public int read(byte[] bytes) throws IOException {
        return read(bytes, 0, bytes.length);
    }

    public int read(byte[] bytes, int offset, int length) throws IOException {
        return in.read(bytes, offset, length);
    }

    public void reset() throws IOException {
        in.reset();
    }

    public long skip(long count) throws IOException {
        return in.skip(count);
    }
}
