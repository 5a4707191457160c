// ListIterator: the interface.
package java.util;

public interface ListIterator<E> extends Iterator<E> {
    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException @throws IllegalStateException */
    void add(/*@ nullable @*/ E element);

    boolean hasNext();

    boolean hasPrevious();

    /** @throws NoSuchElementException */
    /*@ nullable @*/ E next();

    /*@ pure @*/ int nextIndex();

    /** @throws NoSuchElementException */
    /*@ nullable @*/ E previous();

    /*@ pure @*/ int previousIndex();

    /** @throws UnsupportedOperationException @throws IllegalStateException */
    void remove();

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException @throws IllegalStateException */
    void set(/*@ nullable @*/ E element);
}
