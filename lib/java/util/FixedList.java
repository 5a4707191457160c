// FixedList: the list that List.of makes; it cannot change and holds no null.
package java.util;

class FixedList<E> extends AbstractList<E> implements RandomAccess {
    static final FixedList<?> EMPTY = new FixedList<>(new Object[] {});
    private final Object[] elements;

    // The array becomes the list's own.
    FixedList(Object[] elements) {
        for (Object element : elements) {
            Objects.requireNonNull(element);
        }
        this.elements = elements;
    }

    // Java has a class of its own for one and two elements.
    @SuppressWarnings("unchecked")
    public /*@ pure @*/ E get(int index) {
        if ((index < 0 || index >= elements.length) && (elements.length == 1 || elements.length == 2)) {
            throw new IndexOutOfBoundsException("Index: " + index + " Size: " + elements.length);
        }
        return (E) elements[index];
    }

    public /*@ pure @*/ int size() {
        return elements.length;
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        return indexOf(element) >= 0;
    }

    public /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element) {
        Objects.requireNonNull(element);
        for (int i = 0; i < elements.length; i++) {
            if (element.equals(elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object element) {
        Objects.requireNonNull(element);
        for (int i = elements.length - 1; i >= 0; i--) {
            if (element.equals(elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> collection) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(int index, Collection<? extends E> collection) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public boolean remove(/*@ nullable @*/ Object element) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> collection) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(java.util.function.Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(java.util.function.UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> collection) {
        throw new UnsupportedOperationException();
    }

    public void sort(/*@ nullable @*/ Comparator<? super E> comparator) {
        throw new UnsupportedOperationException();
    }
}
