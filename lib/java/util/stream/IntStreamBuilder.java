// IntStreamBuilder: collects elements for a stream.
package java.util.stream;

import java.util.Arrays;

final class IntStreamBuilder implements IntStream.Builder {
    private int[] elements = new int[4];
    private int count;
    private boolean isBuilt;

    private void check() {
        if (isBuilt) {
            throw new IllegalStateException();
        }
    }

    public void accept(int value) {
        check();
        if (count == elements.length) {
            elements = Arrays.copyOf(elements, 2 * count);
        }
        elements[count] = value;
        count++;
    }

    public IntStream build() {
        check();
        isBuilt = true;
        return Arrays.stream(elements, 0, count);
    }
}
