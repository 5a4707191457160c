// SortedSet: the interface, default methods with bodies.
package java.util;

public interface SortedSet<E> extends Set<E> {
    /*@ pure nullable @*/ Comparator<? super E> comparator();

    /*@ pure nullable @*/ E first();

    SortedSet<E> headSet(/*@ nullable @*/ E toElement);

    /*@ pure nullable @*/ E last();

    default Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED);
    }

    SortedSet<E> subSet(/*@ nullable @*/ E fromElement, /*@ nullable @*/ E toElement);

    SortedSet<E> tailSet(/*@ nullable @*/ E fromElement);
}
