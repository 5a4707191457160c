// AbstractList: everything by get, set, add, remove and size.
package java.util;

public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    protected transient int modCount = 0;

    protected AbstractList() {
    }

    public boolean add(/*@ nullable @*/ E element) {
        add(size(), element);
        return true;
    }

    public void add(int index, /*@ nullable @*/ E element) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(int index, Collection<? extends E> collection) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        boolean changed = false;
        int position = index;
        for (E element : collection) {
            add(position, element);
            position++;
            changed = true;
        }
        return changed;
    }

    public void clear() {
        removeRange(0, size());
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof List)) {
            return false;
        }
        Iterator<E> mine = iterator();
        Iterator<?> its = ((List<?>) other).iterator();
        while (mine.hasNext() && its.hasNext()) {
            if (!Objects.equals(mine.next(), its.next())) {
                return false;
            }
        }
        return !mine.hasNext() && !its.hasNext();
    }

    public abstract /*@ pure nullable @*/ E get(int index);

    public /*@ pure @*/ int hashCode() {
        int hash = 1;
        for (E element : this) {
            hash = 31 * hash + (element == null ? 0 : element.hashCode());
        }
        return hash;
    }

    public /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element) {
        ListIterator<E> elements = listIterator();
        while (elements.hasNext()) {
            if (Objects.equals(element, elements.next())) {
                return elements.previousIndex();
            }
        }
        return -1;
    }

    public Iterator<E> iterator() {
        return listIterator(0);
    }

    public /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object element) {
        ListIterator<E> elements = listIterator(size());
        while (elements.hasPrevious()) {
            if (Objects.equals(element, elements.previous())) {
                return elements.nextIndex();
            }
        }
        return -1;
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        return new Cursor<>(this, index);
    }

    public /*@ nullable @*/ E remove(int index) {
        throw new UnsupportedOperationException();
    }

    protected void removeRange(int fromIndex, int toIndex) {
        ListIterator<E> elements = listIterator(fromIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            elements.next();
            elements.remove();
        }
    }

    public /*@ nullable @*/ E set(int index, /*@ nullable @*/ E element) {
        throw new UnsupportedOperationException();
    }

    public List<E> subList(int fromIndex, int toIndex) {
        if (fromIndex < 0 || toIndex > size()) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        return new SubList<>(this, fromIndex, toIndex);
    }

    // A list iterator that reaches its list by index.
    private static class Cursor<E> implements ListIterator<E> {
        private final AbstractList<E> list;
        private int position;
        private int last = -1;
        private int expectedModCount;

        Cursor(AbstractList<E> list, int position) {
            this.list = list;
            this.position = position;
            this.expectedModCount = list.modCount;
        }

        public boolean hasNext() {
            return position != list.size();
        }

        public /*@ nullable @*/ E next() {
            checkUnchanged();
            if (position >= list.size()) {
                throw new NoSuchElementException();
            }
            last = position;
            position++;
            return list.get(last);
        }

        public boolean hasPrevious() {
            return position != 0;
        }

        public /*@ nullable @*/ E previous() {
            checkUnchanged();
            if (position <= 0) {
                throw new NoSuchElementException();
            }
            position--;
            last = position;
            return list.get(last);
        }

        public /*@ pure @*/ int nextIndex() {
            return position;
        }

        public /*@ pure @*/ int previousIndex() {
            return position - 1;
        }

        public void remove() {
            checkChangeable();
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            list.remove(last);
            if (last < position) {
                position--;
            }
            last = -1;
            expectedModCount = list.modCount;
        }

        public void set(/*@ nullable @*/ E element) {
            checkChangeable();
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            list.set(last, element);
            expectedModCount = list.modCount;
        }

        public void add(/*@ nullable @*/ E element) {
            checkUnchanged();
            list.add(position, element);
            position++;
            last = -1;
            expectedModCount = list.modCount;
        }

        private void checkUnchanged() {
            if (list.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }

        // Of a list that List.of makes, whatever was asked before.
        private void checkChangeable() {
            if (list instanceof FixedList) {
                throw new UnsupportedOperationException();
            }
        }
    }

    // The view of a range of a list.
    private static class SubList<E> extends AbstractList<E> implements RandomAccess {
        private final AbstractList<E> list;
        private final int offset;
        private int size;

        SubList(AbstractList<E> list, int fromIndex, int toIndex) {
            this.list = list;
            this.offset = fromIndex;
            this.size = toIndex - fromIndex;
            this.modCount = list.modCount;
        }

        public /*@ pure @*/ int size() {
            checkUnchanged();
            return size;
        }

        public /*@ pure nullable @*/ E get(int index) {
            Objects.checkIndex(index, size);
            checkUnchanged();
            return list.get(offset + index);
        }

        public /*@ nullable @*/ E set(int index, /*@ nullable @*/ E element) {
            Objects.checkIndex(index, size);
            checkUnchanged();
            return list.set(offset + index, element);
        }

        public void add(int index, /*@ nullable @*/ E element) {
            if (index < 0 || index > size) {
                throw new IndexOutOfBoundsException(jury.Texts.untold());
            }
            checkUnchanged();
            list.add(offset + index, element);
            modCount = list.modCount;
            size++;
        }

        public /*@ nullable @*/ E remove(int index) {
            Objects.checkIndex(index, size);
            checkUnchanged();
            E removed = list.remove(offset + index);
            modCount = list.modCount;
            size--;
            return removed;
        }

        protected void removeRange(int fromIndex, int toIndex) {
            checkUnchanged();
            list.removeRange(offset + fromIndex, offset + toIndex);
            modCount = list.modCount;
            size -= toIndex - fromIndex;
        }

        private /*@ pure @*/ void checkUnchanged() {
            if (list.modCount != modCount) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
