// StringReader: the characters of a text.
package java.io;

import java.util.Objects;

public class StringReader extends Reader {
    private /*@ nullable @*/ String text;
    private int next;
    private int mark;

    //@ private invariant text != null ==> 0 <= next && next <= text.length() && 0 <= mark && mark <= text.length();

    public StringReader(String text) {
        this.text = Objects.requireNonNull(text);
    }

    private void checkOpen() throws IOException {
        if (text == null) {
            throw new IOException("Stream closed");
        }
    }

    public void close() {
        text = null;
    }

    public void mark(int limit) throws IOException {
        if (limit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        checkOpen();
        mark = next;
    }

    public boolean markSupported() {
        return true;
    }

    public int read() throws IOException {
        checkOpen();
        if (next >= text.length()) {
            return -1;
        }
        char unit = text.charAt(next);
        next++;
        return unit;
    }

    public int read(char[] array, int offset, int length) throws IOException {
        checkOpen();
        Objects.checkFromIndexSize(offset, length, array.length);
        if (length == 0) {
            return 0;
        }
        if (next >= text.length()) {
            return -1;
        }
        int taken = length < text.length() - next ? length : text.length() - next;
        for (int i = 0; i < taken; i++) {
            array[offset + i] = text.charAt(next + i);
        }
        next += taken;
        return taken;
    }

    public boolean ready() throws IOException {
        checkOpen();
        return true;
    }

    public void reset() throws IOException {
        checkOpen();
        next = mark;
    }

    public long skip(long count) throws IOException {
        checkOpen();
        if (next >= text.length()) {
            return 0;
        }
        long skipped = Math.min(text.length() - next, count);
        skipped = Math.max(-next, skipped);
        next += (int) skipped;
        return skipped;
    }
}
