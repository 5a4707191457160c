// NavigableSet: the interface, default methods with bodies.
package java.util;

public interface NavigableSet<E> extends SortedSet<E> {
    /** @throws ClassCastException */
    /*@ pure nullable @*/ E ceiling(/*@ nullable @*/ E element);

    Iterator<E> descendingIterator();

    NavigableSet<E> descendingSet();

    /** @throws ClassCastException */
    /*@ pure nullable @*/ E floor(/*@ nullable @*/ E element);

    /** @throws ClassCastException @throws IllegalArgumentException */
    SortedSet<E> headSet(/*@ nullable @*/ E toElement);

    /** @throws ClassCastException @throws IllegalArgumentException */
    NavigableSet<E> headSet(/*@ nullable @*/ E toElement, boolean inclusive);

    /** @throws ClassCastException */
    /*@ pure nullable @*/ E higher(/*@ nullable @*/ E element);

    Iterator<E> iterator();

    /** @throws ClassCastException */
    /*@ pure nullable @*/ E lower(/*@ nullable @*/ E element);

    /** @throws UnsupportedOperationException */
    /*@ nullable @*/ E pollFirst();

    /** @throws UnsupportedOperationException */
    /*@ nullable @*/ E pollLast();

    default /*@ nullable @*/ E removeFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return pollFirst();
    }

    default /*@ nullable @*/ E removeLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return pollLast();
    }

    default NavigableSet<E> reversed() {
        return descendingSet();
    }

    /** @throws ClassCastException @throws IllegalArgumentException */
    SortedSet<E> subSet(/*@ nullable @*/ E fromElement, /*@ nullable @*/ E toElement);

    NavigableSet<E> subSet(/*@ nullable @*/ E fromElement, boolean fromInclusive, /*@ nullable @*/ E toElement,
            boolean toInclusive);

    /** @throws ClassCastException @throws IllegalArgumentException */
    SortedSet<E> tailSet(/*@ nullable @*/ E fromElement);

    /** @throws ClassCastException @throws IllegalArgumentException */
    NavigableSet<E> tailSet(/*@ nullable @*/ E fromElement, boolean inclusive);
}
