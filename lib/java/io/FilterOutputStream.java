// FilterOutputStream: passes on to another stream.
package java.io;

public class FilterOutputStream extends OutputStream {
    protected /*@ nullable @*/ OutputStream out;
    private boolean isClosed;

    public FilterOutputStream(/*@ nullable @*/ OutputStream out) {
        this.out = out;
    }

    public void close() throws IOException {
        if (isClosed) {
            return;
        }
        isClosed = true;
        try {
            flush();
        } finally {
            out.close();
        }
    }

    public void flush() throws IOException {
        out.flush();
    }

    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    public void write(int value) throws IOException {
        out.write(value);
    }

    public void write(byte[] bytes, int offset, int length) throws IOException {
        if (offset < 0 || length < 0 || offset > bytes.length - length) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        for (int i = 0; i < length; i++) {
            write(bytes[offset + i]);
        }
    }
}
