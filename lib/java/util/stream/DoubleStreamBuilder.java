// DoubleStreamBuilder: collects elements for a stream.
package java.util.stream;

import java.util.Arrays;

final class DoubleStreamBuilder implements DoubleStream.Builder {
    private double[] elements = new double[4];
    private int count;
    private boolean isBuilt;

    private void check() {
        if (isBuilt) {
            throw new IllegalStateException();
        }
    }

    public void accept(double value) {
        check();
        if (count == elements.length) {
            elements = Arrays.copyOf(elements, 2 * count);
        }
        elements[count] = value;
        count++;
    }

    public DoubleStream build() {
        check();
        isBuilt = true;
        return Arrays.stream(elements, 0, count);
    }
}
