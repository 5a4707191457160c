// Collection: the interface of collections, default methods with bodies.
package java.util;

import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

public interface Collection<E> extends Iterable<E> {
    boolean add(/*@ nullable @*/ E element);

    boolean addAll(Collection<? extends E> collection);

    void clear();

    /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    /*@ pure @*/ boolean containsAll(Collection<?> collection);

    /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    /*@ pure @*/ int hashCode();

    /*@ pure @*/ boolean isEmpty();

    Iterator<E> iterator();

    default Stream<E> parallelStream() {
        return StreamSupport.stream(spliterator(), true);
    }

    boolean remove(/*@ nullable @*/ Object element);

    boolean removeAll(Collection<?> collection);

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

    boolean retainAll(Collection<?> collection);

    /*@ pure @*/ int size();

    default Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, 0);
    }

    default Stream<E> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    Object[] toArray();

    default <T> T[] toArray(IntFunction<T[]> generator) {
        return toArray(generator.apply(0));
    }

    <T> T[] toArray(T[] array);
}
