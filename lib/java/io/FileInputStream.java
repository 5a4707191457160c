// FileInputStream: a file that may be missing, of any bytes.
package java.io;

import java.util.Objects;
import jury.Outside;

public class FileInputStream extends InputStream {
    private boolean isClosed;

    public FileInputStream(File file) throws FileNotFoundException {
        this(file.getPath());
    }

    public FileInputStream(String name) throws FileNotFoundException {
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

    public int available() throws IOException {
        check();
        int count = (int) Outside.fileLong();
        Outside.assume(count >= 0);
        return count;
    }

    public void close() throws IOException {
        isClosed = true;
    }

    public int read() throws IOException {
        check();
        if (Outside.fileEnds()) {
            return -1;
        }
        int value = Outside.fileCharacter();
        Outside.assume(0 <= value && value <= 255);
        return value;
    }
}
