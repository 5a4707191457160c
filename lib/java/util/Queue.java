// Queue: the interface.
package java.util;

public interface Queue<E> extends Collection<E> {
    /** @throws IllegalStateException @throws ClassCastException @throws IllegalArgumentException */
    boolean add(/*@ nullable @*/ E element);

    /** @throws NoSuchElementException */
    /*@ pure nullable @*/ E element();

    /** @throws IllegalStateException @throws ClassCastException @throws IllegalArgumentException */
    boolean offer(/*@ nullable @*/ E element);

    /*@ pure nullable @*/ E peek();

    /*@ nullable @*/ E poll();

    /** @throws NoSuchElementException */
    /*@ nullable @*/ E remove();
}
