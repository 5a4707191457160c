// SortedSet: the interface, default methods with bodies.
package java.util;

public interface SortedSet<E> extends Set<E>, SequencedSet<E> {
    default void addFirst(/*@ nullable @*/ E element) {
        throw new UnsupportedOperationException();
    }

    default void addLast(/*@ nullable @*/ E element) {
        throw new UnsupportedOperationException();
    }

    /*@ pure nullable @*/ Comparator<? super E> comparator();

    /** @throws NoSuchElementException */
    /*@ pure nullable @*/ E first();

    default /*@ pure nullable @*/ E getFirst() {
        return first();
    }

    default /*@ pure nullable @*/ E getLast() {
        return last();
    }

    /** @throws ClassCastException @throws IllegalArgumentException */
    SortedSet<E> headSet(/*@ nullable @*/ E toElement);

    /** @throws NoSuchElementException */
    /*@ pure nullable @*/ E last();

    default /*@ nullable @*/ E removeFirst() {
        E element = first();
        remove(element);
        return element;
    }

    default /*@ nullable @*/ E removeLast() {
        E element = last();
        remove(element);
        return element;
    }

    default SortedSet<E> reversed() {
        return ReverseSets.of(this);
    }

    default Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED);
    }

    /** @throws ClassCastException @throws IllegalArgumentException */
    SortedSet<E> subSet(/*@ nullable @*/ E fromElement, /*@ nullable @*/ E toElement);

    /** @throws ClassCastException @throws IllegalArgumentException */
    SortedSet<E> tailSet(/*@ nullable @*/ E fromElement);
}
