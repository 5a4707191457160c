// NavigableSet: the interface, default methods with bodies.
package java.util;

public interface NavigableSet<E> extends SortedSet<E> {
    /*@ pure nullable @*/ E ceiling(/*@ nullable @*/ E element);

    Iterator<E> descendingIterator();

    NavigableSet<E> descendingSet();

    /*@ pure nullable @*/ E floor(/*@ nullable @*/ E element);

    SortedSet<E> headSet(/*@ nullable @*/ E toElement);

    NavigableSet<E> headSet(/*@ nullable @*/ E toElement, boolean inclusive);

    /*@ pure nullable @*/ E higher(/*@ nullable @*/ E element);

    Iterator<E> iterator();

    /*@ pure nullable @*/ E lower(/*@ nullable @*/ E element);

    /*@ nullable @*/ E pollFirst();

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

    SortedSet<E> subSet(/*@ nullable @*/ E fromElement, /*@ nullable @*/ E toElement);

    NavigableSet<E> subSet(/*@ nullable @*/ E fromElement, boolean fromInclusive, /*@ nullable @*/ E toElement,
            boolean toInclusive);

    SortedSet<E> tailSet(/*@ nullable @*/ E fromElement);

    NavigableSet<E> tailSet(/*@ nullable @*/ E fromElement, boolean inclusive);
}
