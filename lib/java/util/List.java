// List: the interface of lists, default methods and fixed lists with bodies.
package java.util;

import java.util.function.UnaryOperator;

public interface List<E> extends SequencedCollection<E> {
    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException @throws IllegalStateException */
    boolean add(/*@ nullable @*/ E element);

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException @throws IndexOutOfBoundsException @throws IllegalStateException */
    void add(int index, /*@ nullable @*/ E element);

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException @throws IllegalStateException */
    boolean addAll(Collection<? extends E> collection);

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException @throws IndexOutOfBoundsException @throws IllegalStateException */
    boolean addAll(int index, Collection<? extends E> collection);

    default void addFirst(/*@ nullable @*/ E element) {
        add(0, element);
    }

    default void addLast(/*@ nullable @*/ E element) {
        add(element);
    }

    /** @throws UnsupportedOperationException */
    void clear();

    /** @throws ClassCastException */
    /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    /** @throws ClassCastException */
    /*@ pure @*/ boolean containsAll(Collection<?> collection);

    static <E> List<E> copyOf(Collection<? extends E> collection) {
        @SuppressWarnings("unchecked")
        List<E> fixed = (List<E>) new FixedList<>(collection.toArray());
        return collection instanceof FixedList ? (List<E>) collection : fixed;
    }

    /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    /** @throws IndexOutOfBoundsException @throws IllegalArgumentException */
    /*@ pure nullable @*/ E get(int index);

    default /*@ pure nullable @*/ E getFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(0);
    }

    default /*@ pure nullable @*/ E getLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(size() - 1);
    }

    /*@ pure @*/ int hashCode();

    /** @throws ClassCastException */
    /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element);

    /*@ pure @*/ boolean isEmpty();

    Iterator<E> iterator();

    /** @throws ClassCastException */
    /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object element);

    /** @throws IndexOutOfBoundsException @throws IllegalArgumentException */
    ListIterator<E> listIterator();

    /** @throws IndexOutOfBoundsException @throws IllegalArgumentException */
    ListIterator<E> listIterator(int index);

    static <E> List<E> of() {
        @SuppressWarnings("unchecked")
        List<E> none = (List<E>) FixedList.EMPTY;
        return none;
    }

    static <E> List<E> of(E first) {
        return new FixedList<>(new Object[] {first});
    }

    @SafeVarargs
    static <E> List<E> of(E... elements) {
        return new FixedList<>(Arrays.copyObjects(elements, elements.length));
    }

    static <E> List<E> of(E first, E second) {
        return new FixedList<>(new Object[] {first, second});
    }

    static <E> List<E> of(E first, E second, E third) {
        return new FixedList<>(new Object[] {first, second, third});
    }

    static <E> List<E> of(E first, E second, E third, E fourth) {
        return new FixedList<>(new Object[] {first, second, third, fourth});
    }

    static <E> List<E> of(E first, E second, E third, E fourth, E fifth) {
        return new FixedList<>(new Object[] {first, second, third, fourth, fifth});
    }

    static <E> List<E> of(E first, E second, E third, E fourth, E fifth, E sixth) {
        return new FixedList<>(new Object[] {first, second, third, fourth, fifth, sixth});
    }

    static <E> List<E> of(E first, E second, E third, E fourth, E fifth, E sixth, E seventh) {
        return new FixedList<>(new Object[] {first, second, third, fourth, fifth, sixth, seventh});
    }

    static <E> List<E> of(E first, E second, E third, E fourth, E fifth, E sixth, E seventh, E eighth) {
        return new FixedList<>(new Object[] {first, second, third, fourth, fifth, sixth, seventh, eighth});
    }

    static <E> List<E> of(E first, E second, E third, E fourth, E fifth, E sixth, E seventh, E eighth, E ninth) {
        return new FixedList<>(new Object[] {first, second, third, fourth, fifth, sixth, seventh, eighth, ninth});
    }

    static <E> List<E> of(E first, E second, E third, E fourth, E fifth, E sixth, E seventh, E eighth, E ninth,
            E tenth) {
        return new FixedList<>(new Object[] {first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth});
    }

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    boolean remove(/*@ nullable @*/ Object element);

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IndexOutOfBoundsException @throws IllegalArgumentException */
    /*@ nullable @*/ E remove(int element);

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    boolean removeAll(Collection<?> collection);

    default /*@ nullable @*/ E removeFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(0);
    }

    default /*@ nullable @*/ E removeLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(size() - 1);
    }

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    default void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        ListIterator<E> elements = listIterator();
        while (elements.hasNext()) {
            elements.set(operator.apply(elements.next()));
        }
    }

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    boolean retainAll(Collection<?> collection);

    default List<E> reversed() {
        return new ReverseList<>(this);
    }

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException @throws IndexOutOfBoundsException @throws IllegalStateException */
    /*@ nullable @*/ E set(int index, /*@ nullable @*/ E element);

    /*@ pure @*/ int size();

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    default void sort(/*@ nullable @*/ Comparator<? super E> comparator) {
        Object[] array = toArray();
        @SuppressWarnings("unchecked")
        Comparator<Object> order = (Comparator<Object>) comparator;
        Arrays.sort(array, order);
        ListIterator<E> elements = listIterator();
        for (Object item : array) {
            elements.next();
            @SuppressWarnings("unchecked")
            E element = (E) item;
            elements.set(element);
        }
    }

    default Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.ORDERED);
    }

    /** @throws IndexOutOfBoundsException @throws IllegalArgumentException */
    List<E> subList(int fromIndex, int toIndex);

    Object[] toArray();

    /** @throws ArrayStoreException */
    <T> T[] toArray(T[] array);
}
