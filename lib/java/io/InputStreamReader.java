// InputStreamReader: characters of a stream of bytes. What comes from outside is any text.
package java.io;

import java.nio.charset.Charset;
import java.util.Objects;
import jury.Coding;
import jury.Outside;
import jury.StandardInput;

public class InputStreamReader extends Reader {
    private final InputStream stream;
    private final String charset;
    private final int outside;
    private boolean isClosed;
    private int low;

    public InputStreamReader(InputStream stream) {
        this(stream, "UTF-8", true);
    }

    public InputStreamReader(InputStream stream, Charset charset) {
        this(stream, charset.name(), true);
    }

    public InputStreamReader(InputStream stream, String charset) throws UnsupportedEncodingException {
        this(stream, Coding.named(charset), true);
    }

    private InputStreamReader(InputStream stream, String charset, boolean isKnown) {
        this.stream = Objects.requireNonNull(stream);
        this.charset = charset;
        this.outside = stream instanceof StandardInput ? 1 : stream instanceof FileInputStream ? 2 : 0;
        this.low = -1;
    }

    int outside() {
        return outside;
    }

    public void close() throws IOException {
        isClosed = true;
        stream.close();
    }

    public /*@ nullable @*/ String getEncoding() {
        return isClosed ? null : charset.equals("UTF-8") ? "UTF8" : charset;
    }

    private static int anyInput() {
        if (Outside.inputEnds()) {
            return -1;
        }
        int unit = Outside.inputByte();
        Outside.assume(0 <= unit && unit <= 0xffff);
        return unit;
    }

    private static int anyOfFile() throws IOException {
        if (Outside.fileFails()) {
            throw new IOException();
        }
        if (Outside.fileEnds()) {
            return -1;
        }
        int unit = Outside.fileCharacter();
        Outside.assume(0 <= unit && unit <= 0xffff);
        return unit;
    }

    private int following() throws IOException {
        int value = stream.read();
        if (value == -1 || (value & 0xc0) != 0x80) {
            notModelled();
        }
        return value & 0x3f;
    }

    private int decoded() throws IOException {
        if (low != -1) {
            int unit = low;
            low = -1;
            return unit;
        }
        int first = stream.read();
        if (first < 0x80 || charset.equals("ISO-8859-1")) {
            return first;
        }
        if (charset.equals("US-ASCII")) {
            return 0xfffd;
        }
        if (!charset.equals("UTF-8")) {
            notModelled();
        }
        if (first >= 0xc2 && first < 0xe0) {
            return (first & 0x1f) << 6 | following();
        }
        if (first >= 0xe0 && first < 0xf0) {
            return (first & 0xf) << 12 | following() << 6 | following();
        }
        if (first < 0xe0 || first > 0xf4) {
            notModelled();
        }
        int point = (first & 0x7) << 18 | following() << 12 | following() << 6 | following();
        low = Character.lowSurrogate(point);
        return Character.highSurrogate(point);
    }

    public int read() throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
        if (outside == 1) {
            return anyInput();
        }
        return outside == 2 ? anyOfFile() : decoded();
    }

    public int read(char[] array, int offset, int length) throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
        Objects.checkFromIndexSize(offset, length, array.length);
        int count = 0;
        while (count < length) {
            int unit = read();
            if (unit == -1) {
                return count == 0 ? -1 : count;
            }
            array[offset + count] = (char) unit;
            count++;
        }
        return count;
    }

    public boolean ready() throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
        if (outside == 1) {
            return Outside.inputFlag();
        }
        return outside == 2 ? Outside.fileFlag() : stream.available() > 0;
    }

    private static native void notModelled();
}
