// FileOutputStream: what is written nobody can observe, but that it fails.
package java.io;

import java.util.Objects;
import jury.Outside;

public class FileOutputStream extends OutputStream {
    private boolean isClosed;

    public FileOutputStream(File file) throws FileNotFoundException {
        this(file.getPath(), false);
    }

    public FileOutputStream(String name) throws FileNotFoundException {
        this(name, false);
    }

    public FileOutputStream(File file, boolean append) throws FileNotFoundException {
        this(file.getPath(), append);
    }

    public FileOutputStream(String name, boolean append) throws FileNotFoundException {
        Objects.requireNonNull(name);
        if (Outside.fileIsMissing()) {
            throw new FileNotFoundException();
        }
    }

    private void check() throws IOException {
        if (isClosed) {
            throw new IOException("Stream Closed");
        }
        if (Outside.fileFails()) {
            throw new IOException();
        }
    }

    public void close() throws IOException {
        isClosed = true;
    }

    public void write(byte[] bytes) throws IOException {
        Objects.requireNonNull(bytes);
        check();
    }

    public void write(int value) throws IOException {
        check();
    }

    public void write(byte[] bytes, int offset, int length) throws IOException {
        if (offset < 0 || length < 0 || offset > bytes.length - length) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        check();
    }
}
