// Socket: a connection that may fail, with any bytes from the other side; what is sent nobody observes.
package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import jury.Outside;

public class Socket implements Closeable {
    private boolean isClosed;

    public Socket(/*@ nullable @*/ String host, int port) throws UnknownHostException, IOException {
        if (port < 0 || port > 65535) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (Outside.fileIsMissing()) {
            throw new UnknownHostException(host);
        }
        check();
    }

    private void check() throws IOException {
        if (isClosed) {
            throw new SocketException("Socket is closed");
        }
        if (Outside.fileFails()) {
            throw new IOException();
        }
    }

    public InputStream getInputStream() throws IOException {
        check();
        return new Input();
    }

    public OutputStream getOutputStream() throws IOException {
        check();
        return new Output();
    }

    public void close() throws IOException {
        isClosed = true;
    }

    public boolean isClosed() {
        return isClosed;
    }

    private final class Input extends InputStream {
        public void close() throws IOException {
            Socket.this.close();
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

    private final class Output extends OutputStream {
        public void close() throws IOException {
            Socket.this.close();
        }

        public void write(int value) throws IOException {
            check();
        }
    }
}
