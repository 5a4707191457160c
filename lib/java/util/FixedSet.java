// FixedSet: the set that Set.of makes; it cannot change and holds no null. Its order may be any.
package java.util;

class FixedSet<E> extends AbstractSet<E> {
    static final FixedSet<?> EMPTY = new FixedSet<>(new Object[] {});
    private final Object[] elements;
    private final Object owner; // whose order it has

    // The entries of a map, in its order; the array becomes the set's own.
    FixedSet(Object[] elements, Object owner) {
        this.elements = elements;
        this.owner = owner;
    }

    // The array becomes the set's own.
    FixedSet(Object[] elements) {
        for (int i = 0; i < elements.length; i++) {
            for (int j = 0; j < i; j++) {
                if (elements[i].equals(elements[j])) {
                    throw new IllegalArgumentException(jury.Texts.untold());
                }
            }
            Objects.requireNonNull(elements[i]);
        }
        this.elements = elements;
        this.owner = this;
    }

    public /*@ pure @*/ int size() {
        return elements.length;
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        Objects.requireNonNull(element);
        for (int i = 0; i < elements.length; i++) {
            if (element.equals(elements[i])) {
                return true;
            }
        }
        return false;
    }

    public Iterator<E> iterator() {
        return new AnyOrder<>(owner, elements);
    }

    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> collection) {
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

    public boolean retainAll(Collection<?> collection) {
        throw new UnsupportedOperationException();
    }

    // An iterator over the elements of an array in an order that nothing promises.
    static class AnyOrder<E> implements Iterator<E> {
        private final Object owner;
        private final Object[] rest;
        private int taken;

        AnyOrder(Object owner, Object[] elements) {
            this.owner = owner;
            this.rest = Arrays.copyObjects(elements, elements.length);
        }

        public boolean hasNext() {
            return taken < rest.length;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (taken >= rest.length) {
                throw new NoSuchElementException();
            }
            int chosen = taken + HashMap.choose(owner, 0, taken, rest.length - taken);
            Object element = rest[chosen];
            rest[chosen] = rest[taken];
            taken++;
            return (E) element;
        }
    }
}
