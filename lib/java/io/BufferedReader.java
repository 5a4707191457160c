// BufferedReader: lines of a reader. A line from outside is any text without a line end, or there is none left.
package java.io;

import java.util.Objects;
import java.util.stream.Stream;
import jury.Outside;

public class BufferedReader extends Reader {
    private /*@ nullable @*/ Reader reader;
    private boolean skipsNewline;
    private boolean hasMark;
    private /*@ nullable @*/ StringBuilder marked; // what was read since the mark
    private int again;                             // so many of those are to be read again

    //@ private invariant !hasMark && marked == null && again == 0;

    public BufferedReader(Reader reader) {
        this.reader = Objects.requireNonNull(reader);
    }

    public BufferedReader(Reader reader, int size) {
        this(reader);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
    }

    int outside() {
        return reader == null ? 0 : reader.outside();
    }

    private void checkOpen() throws IOException {
        if (reader == null) {
            throw new IOException("Stream closed");
        }
    }

    public void close() throws IOException {
        if (reader != null) {
            reader.close();
            reader = null;
        }
    }

    public Stream<String> lines() {
        return Stream.iterate(nextLine(), line -> line != null, line -> nextLine());
    }

    private /*@ nullable @*/ String nextLine() {
        try {
            return readLine();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    public void mark(int limit) throws IOException {
        if (limit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        checkOpen();
        StringBuilder kept = new StringBuilder();
        if (again > 0) {
            kept.append(marked, marked.length() - again, marked.length());
        }
        marked = kept;
        hasMark = true;
    }

    public boolean markSupported() {
        return true;
    }

    private int nextUnit() throws IOException {
        if (again > 0) {
            char unit = marked.charAt(marked.length() - again);
            again--;
            return unit;
        }
        int unit = reader.read();
        if (unit != -1 && hasMark) {
            marked.append((char) unit);
        }
        return unit;
    }

    public int read() throws IOException {
        checkOpen();
        int unit = nextUnit();
        if (skipsNewline && unit == '\n') {
            unit = nextUnit();
        }
        skipsNewline = false;
        return unit;
    }

    public int read(char[] array, int offset, int length) throws IOException {
        checkOpen();
        Objects.checkFromIndexSize(offset, length, array.length);
        if (length == 0) {
            return 0;
        }
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

    private static String line(String text) {
        Outside.assume(text.indexOf('\n') < 0 && text.indexOf('\r') < 0);
        return text;
    }

    public /*@ nullable @*/ String readLine() throws IOException {
        checkOpen();
        int outside = reader.outside();
        if (outside == 1) {
            return Outside.inputEnds() ? null : line(Outside.inputText());
        }
        if (outside == 2) {
            if (Outside.fileFails()) {
                throw new IOException();
            }
            return Outside.fileEnds() ? null : line(Outside.fileText());
        }
        int unit = read();
        if (unit == -1) {
            return null;
        }
        StringBuilder line = new StringBuilder();
        while (unit != -1 && unit != '\n' && unit != '\r') {
            line.append((char) unit);
            unit = nextUnit();
        }
        skipsNewline = unit == '\r';
        return line.toString();
    }

    public boolean ready() throws IOException {
        checkOpen();
        return again > 0 || reader.ready();
    }

    public void reset() throws IOException {
        checkOpen();
        if (!hasMark) {
            throw new IOException("Stream not marked");
        }
        again = marked.length();
        skipsNewline = false;
    }

    public long skip(long count) throws IOException {
        checkOpen();
        if (count < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        long skipped = 0;
        while (skipped < count && read() != -1) {
            skipped++;
        }
        return skipped;
    }
}
