// NavigableSet: the interface.
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

    SortedSet<E> subSet(/*@ nullable @*/ E fromElement, /*@ nullable @*/ E toElement);

    NavigableSet<E> subSet(/*@ nullable @*/ E fromElement, boolean fromInclusive, /*@ nullable @*/ E toElement,
            boolean toInclusive);

    SortedSet<E> tailSet(/*@ nullable @*/ E fromElement);

    NavigableSet<E> tailSet(/*@ nullable @*/ E fromElement, boolean inclusive);
}
