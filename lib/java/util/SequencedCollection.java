// SequencedCollection: a collection with a first and a last element, default methods with bodies.
package java.util;

public interface SequencedCollection<E> extends Collection<E> {
    default void addFirst(/*@ nullable @*/ E element) {
        throw new UnsupportedOperationException();
    }

    default void addLast(/*@ nullable @*/ E element) {
        throw new UnsupportedOperationException();
    }

    default /*@ pure nullable @*/ E getFirst() {
        return iterator().next();
    }

    default /*@ pure nullable @*/ E getLast() {
        return reversed().iterator().next();
    }

    default /*@ nullable @*/ E removeFirst() {
        Iterator<E> elements = iterator();
        E first = elements.next();
        elements.remove();
        return first;
    }

    default /*@ nullable @*/ E removeLast() {
        Iterator<E> elements = reversed().iterator();
        E last = elements.next();
        elements.remove();
        return last;
    }

    SequencedCollection<E> reversed();
}
