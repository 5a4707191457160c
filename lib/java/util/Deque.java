// Deque: the interface, the view from its end with a body.
package java.util;

public interface Deque<E> extends Queue<E>, SequencedCollection<E> {
    /** @throws IllegalStateException @throws ClassCastException @throws IllegalArgumentException */
    boolean add(/*@ nullable @*/ E element);

    boolean addAll(Collection<? extends E> collection);

    /** @throws IllegalStateException @throws ClassCastException @throws IllegalArgumentException */
    void addFirst(/*@ nullable @*/ E element);

    /** @throws IllegalStateException @throws ClassCastException @throws IllegalArgumentException */
    void addLast(/*@ nullable @*/ E element);

    /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    Iterator<E> descendingIterator();

    /** @throws NoSuchElementException */
    /*@ pure nullable @*/ E element();

    /** @throws NoSuchElementException */
    /*@ pure nullable @*/ E getFirst();

    /** @throws NoSuchElementException */
    /*@ pure nullable @*/ E getLast();

    Iterator<E> iterator();

    /** @throws IllegalStateException @throws ClassCastException @throws IllegalArgumentException */
    boolean offer(/*@ nullable @*/ E element);

    /** @throws IllegalStateException @throws ClassCastException @throws IllegalArgumentException */
    boolean offerFirst(/*@ nullable @*/ E element);

    /** @throws IllegalStateException @throws ClassCastException @throws IllegalArgumentException */
    boolean offerLast(/*@ nullable @*/ E element);

    /*@ pure nullable @*/ E peek();

    /*@ pure nullable @*/ E peekFirst();

    /*@ pure nullable @*/ E peekLast();

    /*@ nullable @*/ E poll();

    /*@ nullable @*/ E pollFirst();

    /*@ nullable @*/ E pollLast();

    /** @throws NoSuchElementException */
    /*@ nullable @*/ E pop();

    /** @throws IllegalStateException @throws ClassCastException @throws IllegalArgumentException */
    void push(/*@ nullable @*/ E element);

    /** @throws NoSuchElementException */
    /*@ nullable @*/ E remove();

    /** @throws NoSuchElementException */
    boolean remove(/*@ nullable @*/ Object element);

    /** @throws NoSuchElementException */
    /*@ nullable @*/ E removeFirst();

    boolean removeFirstOccurrence(/*@ nullable @*/ Object object);

    /** @throws NoSuchElementException */
    /*@ nullable @*/ E removeLast();

    boolean removeLastOccurrence(/*@ nullable @*/ Object object);

    default Deque<E> reversed() {
        return new ReverseDeque<>(this);
    }

    /*@ pure @*/ int size();
}
