// Enumeration: one pass over a collection, the older form.
package java.util;

public interface Enumeration<E> {
    default Iterator<E> asIterator() {
        return new Iterator<>() {
            public boolean hasNext() {
                return hasMoreElements();
            }

            public E next() {
                return nextElement();
            }
        };
    }

    boolean hasMoreElements();

    /** @throws NoSuchElementException */
    /*@ nullable @*/ E nextElement();
}
