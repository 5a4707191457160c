// OutputStreamWriter: text as bytes of a stream, when it is flushed or closed.
package java.io;

import java.nio.charset.Charset;
import java.util.Objects;
import jury.Coding;

public class OutputStreamWriter extends Writer {
    private final OutputStream stream;
    private final String charset;
    private final StringBuilder waiting = new StringBuilder();
    private boolean isClosed;

    public OutputStreamWriter(OutputStream stream) {
        this(stream, "UTF-8", true);
    }

    public OutputStreamWriter(OutputStream stream, Charset charset) {
        this(stream, charset.name(), true);
    }

    public OutputStreamWriter(OutputStream stream, String charset) throws UnsupportedEncodingException {
        this(stream, Coding.named(charset), true);
    }

    private OutputStreamWriter(OutputStream stream, String charset, boolean isKnown) {
        this.stream = Objects.requireNonNull(stream);
        this.charset = charset;
    }

    private void checkOpen() throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
    }

    private void pass() throws IOException {
        if (waiting.length() > 0) {
            byte[] bytes = Coding.encode(waiting.toString(), charset);
            waiting.setLength(0);
            stream.write(bytes, 0, bytes.length);
        }
    }

    public Writer append(/*@ nullable @*/ CharSequence text) throws IOException {
        write(String.valueOf(text));
        return this;
    }

    public Writer append(/*@ nullable @*/ CharSequence text, int start, int end) throws IOException {
        CharSequence shown = text == null ? "null" : text;
        return append(shown.subSequence(start, end));
    }

    public void close() throws IOException {
        if (!isClosed) {
            isClosed = true;
            pass();
            stream.flush();
            stream.close();
        }
    }

    public void flush() throws IOException {
        checkOpen();
        pass();
        stream.flush();
    }

    public /*@ nullable @*/ String getEncoding() {
        return isClosed ? null : charset.equals("UTF-8") ? "UTF8" : charset;
    }

    public void write(int unit) throws IOException {
        checkOpen();
        waiting.append((char) unit);
    }

    public void write(String text, int offset, int length) throws IOException {
        checkOpen();
        waiting.append(text, offset, offset + length);
    }

    public void write(char[] array, int offset, int length) throws IOException {
        checkOpen();
        Objects.checkFromIndexSize(offset, length, array.length);
        waiting.append(array, offset, length);
    }
}
