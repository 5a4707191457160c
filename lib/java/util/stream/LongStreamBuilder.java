// LongStreamBuilder: collects elements for a stream.
package java.util.stream;

import java.util.Arrays;

final class LongStreamBuilder implements LongStream.Builder {
    private long[] elements = new long[4];
    private int count;
    private boolean isBuilt;

    private void check() {
        if (isBuilt) {
            throw new IllegalStateException();
        }
    }

    public void accept(long value) {
        check();
        if (count == elements.length) {
            elements = Arrays.copyOf(elements, 2 * count);
        }
        elements[count] = value;
        count++;
    }

    public LongStream build() {
        check();
        isBuilt = true;
        return Arrays.stream(elements, 0, count);
    }
}
