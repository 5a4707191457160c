// ReverseList: the view of a list from its end.
package java.util;

class ReverseList<E> extends AbstractList<E> {
    private final List<E> base;

    ReverseList(List<E> base) {
        this.base = base;
    }

    public boolean add(/*@ nullable @*/ E element) {
        base.add(0, element);
        return true;
    }

    public void add(int index, /*@ nullable @*/ E element) {
        int size = base.size();
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        base.add(size - index, element);
    }

    public boolean addAll(Collection<? extends E> collection) {
        return addAll(base.size(), collection);
    }

    public boolean addAll(int index, Collection<? extends E> collection) {
        int size = base.size();
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        List<E> added = new ArrayList<>();
        for (E element : collection) {
            added.add(0, element);
        }
        return base.addAll(size - index, added);
    }

    public void clear() {
        base.clear();
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        return base.contains(element);
    }

    public /*@ pure nullable @*/ E get(int index) {
        int size = base.size();
        Objects.checkIndex(index, size);
        return base.get(size - index - 1);
    }

    public /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element) {
        int index = base.lastIndexOf(element);
        return index < 0 ? -1 : base.size() - index - 1;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return base.isEmpty();
    }

    public /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object element) {
        int index = base.indexOf(element);
        return index < 0 ? -1 : base.size() - index - 1;
    }

    public ListIterator<E> listIterator(int index) {
        int size = base.size();
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        return new ReverseIterator<>(base, base.listIterator(size - index));
    }

    public /*@ nullable @*/ E remove(int index) {
        int size = base.size();
        Objects.checkIndex(index, size);
        return base.remove(size - index - 1);
    }

    public boolean remove(/*@ nullable @*/ Object element) {
        if (base instanceof FixedList) {
            throw new UnsupportedOperationException();
        }
        return super.remove(element);
    }

    public List<E> reversed() {
        return base;
    }

    public /*@ nullable @*/ E set(int index, /*@ nullable @*/ E element) {
        int size = base.size();
        Objects.checkIndex(index, size);
        return base.set(size - index - 1, element);
    }

    public /*@ pure @*/ int size() {
        return base.size();
    }

    @SuppressWarnings("unchecked")
    public void sort(/*@ nullable @*/ Comparator<? super E> comparator) {
        base.sort(Collections.reverseOrder((Comparator<E>) comparator));
    }

    public List<E> subList(int fromIndex, int toIndex) {
        int size = base.size();
        Objects.checkFromToIndex(fromIndex, toIndex, size);
        return new ReverseList<>(base.subList(size - toIndex, size - fromIndex));
    }

    // What is next here, is the previous one there.
    private static class ReverseIterator<E> implements ListIterator<E> {
        private final List<E> base;
        private final ListIterator<E> elements;

        ReverseIterator(List<E> base, ListIterator<E> elements) {
            this.base = base;
            this.elements = elements;
        }

        public boolean hasNext() {
            return elements.hasPrevious();
        }

        public /*@ nullable @*/ E next() {
            return elements.previous();
        }

        public boolean hasPrevious() {
            return elements.hasNext();
        }

        public /*@ nullable @*/ E previous() {
            return elements.next();
        }

        public /*@ pure @*/ int nextIndex() {
            return base.size() - elements.nextIndex();
        }

        public /*@ pure @*/ int previousIndex() {
            return nextIndex() - 1;
        }

        public void remove() {
            elements.remove();
        }

        public void set(/*@ nullable @*/ E element) {
            elements.set(element);
        }

        public void add(/*@ nullable @*/ E element) {
            elements.add(element);
            elements.previous();
        }
    }
}
