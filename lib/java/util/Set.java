// Set: the interface of sets, fixed sets with bodies.
package java.util;

public interface Set<E> extends Collection<E> {
    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    boolean add(/*@ nullable @*/ E element);

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    boolean addAll(Collection<? extends E> collection);

    /** @throws UnsupportedOperationException */
    void clear();

    /** @throws ClassCastException */
    /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    /** @throws ClassCastException */
    /*@ pure @*/ boolean containsAll(Collection<?> collection);

    static <E> Set<E> copyOf(Collection<? extends E> collection) {
        if (collection instanceof FixedSet) {
            return (Set<E>) collection;
        }
        @SuppressWarnings("unchecked")
        Set<E> fixed = (Set<E>) new FixedSet<>(new HashSet<E>(collection).toArray());
        return fixed;
    }

    /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    /*@ pure @*/ int hashCode();

    /*@ pure @*/ boolean isEmpty();

    Iterator<E> iterator();

    static <E> Set<E> of() {
        @SuppressWarnings("unchecked")
        Set<E> none = (Set<E>) FixedSet.EMPTY;
        return none;
    }

    static <E> Set<E> of(E first) {
        return new FixedSet<>(new Object[] {first});
    }

    @SafeVarargs
    static <E> Set<E> of(E... elements) {
        return new FixedSet<>(Arrays.copyObjects(elements, elements.length));
    }

    static <E> Set<E> of(E first, E second) {
        return new FixedSet<>(new Object[] {first, second});
    }

    static <E> Set<E> of(E first, E second, E third) {
        return new FixedSet<>(new Object[] {first, second, third});
    }

    static <E> Set<E> of(E first, E second, E third, E fourth) {
        return new FixedSet<>(new Object[] {first, second, third, fourth});
    }

    static <E> Set<E> of(E first, E second, E third, E fourth, E fifth) {
        return new FixedSet<>(new Object[] {first, second, third, fourth, fifth});
    }

    static <E> Set<E> of(E first, E second, E third, E fourth, E fifth, E sixth) {
        return new FixedSet<>(new Object[] {first, second, third, fourth, fifth, sixth});
    }

    static <E> Set<E> of(E first, E second, E third, E fourth, E fifth, E sixth, E seventh) {
        return new FixedSet<>(new Object[] {first, second, third, fourth, fifth, sixth, seventh});
    }

    static <E> Set<E> of(E first, E second, E third, E fourth, E fifth, E sixth, E seventh, E eighth) {
        return new FixedSet<>(new Object[] {first, second, third, fourth, fifth, sixth, seventh, eighth});
    }

    static <E> Set<E> of(E first, E second, E third, E fourth, E fifth, E sixth, E seventh, E eighth, E ninth) {
        return new FixedSet<>(new Object[] {first, second, third, fourth, fifth, sixth, seventh, eighth, ninth});
    }

    static <E> Set<E> of(E first, E second, E third, E fourth, E fifth, E sixth, E seventh, E eighth, E ninth,
            E tenth) {
        return new FixedSet<>(new Object[] {first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth});
    }

    /** @throws UnsupportedOperationException @throws ClassCastException */
    boolean remove(/*@ nullable @*/ Object element);

    /** @throws UnsupportedOperationException @throws ClassCastException */
    boolean removeAll(Collection<?> collection);

    /** @throws UnsupportedOperationException @throws ClassCastException */
    boolean retainAll(Collection<?> collection);

    /*@ pure @*/ int size();

    default Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.DISTINCT);
    }

    Object[] toArray();

    /** @throws ArrayStoreException */
    <T> T[] toArray(T[] array);
}
