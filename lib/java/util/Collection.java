// Collection: the interface of collections, default methods with bodies.
package java.util;

import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

public interface Collection<E> extends Iterable<E> {
    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException @throws IllegalStateException */
    boolean add(/*@ nullable @*/ E element);

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException @throws IllegalStateException */
    boolean addAll(Collection<? extends E> collection);

    /** @throws UnsupportedOperationException */
    void clear();

    /** @throws ClassCastException */
    /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    /** @throws ClassCastException */
    /*@ pure @*/ boolean containsAll(Collection<?> collection);

    /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    /*@ pure @*/ int hashCode();

    /*@ pure @*/ boolean isEmpty();

    Iterator<E> iterator();

    default Stream<E> parallelStream() {
        return StreamSupport.stream(spliterator(), true);
    }

    /** @throws UnsupportedOperationException @throws ClassCastException */
    boolean remove(/*@ nullable @*/ Object element);

    /** @throws UnsupportedOperationException @throws ClassCastException */
    boolean removeAll(Collection<?> collection);

    /** @throws UnsupportedOperationException */
    default boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        boolean removed = false;
        Iterator<E> elements = iterator();
        while (elements.hasNext()) {
            if (filter.test(elements.next())) {
                elements.remove();
                removed = true;
            }
        }
        return removed;
    }

    /** @throws UnsupportedOperationException @throws ClassCastException */
    boolean retainAll(Collection<?> collection);

    /*@ pure @*/ int size();

    default Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, 0);
    }

    default Stream<E> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    Object[] toArray();

    /** @throws ArrayStoreException */
    default <T> T[] toArray(IntFunction<T[]> generator) {
        return toArray(generator.apply(0));
    }

    /** @throws ArrayStoreException */
    <T> T[] toArray(T[] array);
}
