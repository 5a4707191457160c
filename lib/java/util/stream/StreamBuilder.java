// StreamBuilder: collects elements for a stream.
package java.util.stream;

import java.util.ArrayList;

final class StreamBuilder<T> implements Stream.Builder<T> {
    private final ArrayList<T> elements = new ArrayList<>();
    private boolean isBuilt;

    private void check() {
        if (isBuilt) {
            throw new IllegalStateException();
        }
    }

    public void accept(/*@ nullable @*/ T value) {
        check();
        elements.add(value);
    }

    public Stream<T> build() {
        check();
        isBuilt = true;
        return elements.stream();
    }
}
