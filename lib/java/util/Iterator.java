// Iterator: one pass over a collection.
package java.util;

import java.util.function.Consumer;

public interface Iterator<E> {
    default void forEachRemaining(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        while (hasNext()) {
            action.accept(next());
        }
    }

    boolean hasNext();

    /** @throws NoSuchElementException */
    /*@ nullable @*/ E next();

    /** @throws UnsupportedOperationException @throws IllegalStateException */
    default void remove() {
        throw new UnsupportedOperationException("remove");
    }
}
