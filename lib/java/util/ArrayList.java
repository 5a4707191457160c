// ArrayList: an array and the number of elements in use.
package java.util;

import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    private transient /*@ nullable @*/ E[] elements;
    private int size;
    //@ private invariant 0 <= size && size <= elements.length && \typeof(elements) == \type(Object[]);
    //@ private invariant (\forall int i; size <= i && i < elements.length; elements[i] == null);

    public ArrayList() {
        this.elements = (E[]) new Object[10];
    }

    public ArrayList(Collection<? extends E> collection) {
        Object[] copy = collection.toArray();
        this.elements = (E[]) copy;
        this.size = copy.length;
    }

    public ArrayList(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        this.elements = (E[]) new Object[10]; // nobody sees the capacity
    }

    public boolean add(/*@ nullable @*/ E element) {
        modCount++;
        grow(size + 1);
        elements[size] = element;
        size++;
        return true;
    }

    public void add(int index, /*@ nullable @*/ E element) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        modCount++;
        grow(size + 1);
        for (int i = size; i > index; i--) {
            elements[i] = elements[i - 1];
        }
        elements[index] = element;
        size++;
    }

    public boolean addAll(Collection<? extends E> collection) {
        return insertAll(size, collection.toArray());
    }

    public boolean addAll(int index, Collection<? extends E> collection) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        return insertAll(index, collection.toArray());
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            elements[i] = null;
        }
        size = 0;
    }

    public Object clone() {
        try {
            ArrayList<E> copy = (ArrayList<E>) super.clone();
            copy.elements = elements.clone();
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException never) {
            throw new InternalError(never);
        }
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        return indexOf(element) >= 0;
    }

    public void ensureCapacity(int minimumCapacity) {
        // How long the array of a list of the pre-state is nobody knows.
        if (minimumCapacity > elements.length
                || minimumCapacity > size && HashMap.choose(this, modCount, minimumCapacity, 2) > 0) {
            modCount++;
            grow(minimumCapacity);
        }
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        int count = size;
        for (int i = 0; modCount == expected && i < count; i++) {
            action.accept(element(i));
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public /*@ pure nullable @*/ E get(int index) {
        Objects.checkIndex(index, size);
        return element(index);
    }

    public /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element) {
        for (int i = 0; i < size; i++) {
            if (Objects.equals(element, elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    public /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object element) {
        for (int i = size - 1; i >= 0; i--) {
            if (Objects.equals(element, elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean remove(/*@ nullable @*/ Object element) {
        int index = indexOf(element);
        if (index < 0) {
            return false;
        }
        removeAt(index);
        return true;
    }

    public /*@ nullable @*/ E remove(int index) {
        Objects.checkIndex(index, size);
        E old = element(index);
        removeAt(index);
        return old;
    }

    public boolean removeAll(Collection<?> collection) {
        return keep(collection, false);
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int expected = modCount;
        boolean[] removed = new boolean[size];
        int kept = 0;
        for (int i = 0; i < removed.length; i++) {
            removed[i] = filter.test(element(i));
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
        for (int i = 0; i < removed.length; i++) {
            if (!removed[i]) {
                elements[kept] = elements[i];
                kept++;
            }
        }
        return truncate(kept);
    }

    protected void removeRange(int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        modCount++;
        for (int i = toIndex; i < size; i++) {
            elements[fromIndex + i - toIndex] = elements[i];
        }
        int count = size - (toIndex - fromIndex);
        for (int i = count; i < size; i++) {
            elements[i] = null;
        }
        size = count;
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        int count = size;
        for (int i = 0; modCount == expected && i < count; i++) {
            elements[i] = operator.apply(element(i));
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public boolean retainAll(Collection<?> collection) {
        return keep(collection, true);
    }

    public /*@ nullable @*/ E set(int index, /*@ nullable @*/ E element) {
        Objects.checkIndex(index, size);
        E old = element(index);
        elements[index] = element;
        return old;
    }

    public /*@ pure @*/ int size() {
        return size;
    }

    public void sort(/*@ nullable @*/ Comparator<? super E> comparator) {
        int expected = modCount;
        @SuppressWarnings("unchecked")
        Comparator<Object> order = (Comparator<Object>) comparator;
        Arrays.sort(elements, 0, size, order);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public Object[] toArray() {
        return Arrays.copyObjects(elements, size);
    }

    public void trimToSize() {
        modCount++;
        elements = (E[]) Arrays.copyObjects(elements, size);
    }

    @SuppressWarnings("unchecked")
    private /*@ pure nullable @*/ E element(int index) {
        return elements[index];
    }

    // More than an int can count is more than any memory holds.
    private void grow(int capacity) {
        if (capacity < 0) {
            throw new OutOfMemoryError();
        }
        if (capacity > elements.length) {
            int larger = elements.length + (elements.length >> 1);
            elements = (E[]) Arrays.copyObjects(elements, larger < capacity ? capacity : larger);
        }
    }

    private boolean insertAll(int index, Object[] added) {
        modCount++;
        grow(size + added.length);
        for (int i = size - 1; i >= index; i--) {
            elements[i + added.length] = elements[i];
        }
        for (int i = 0; i < added.length; i++) {
            elements[index + i] = (E) added[i];
        }
        size += added.length;
        return added.length > 0;
    }

    private void removeAt(int index) {
        modCount++;
        for (int i = index; i + 1 < size; i++) {
            elements[i] = elements[i + 1];
        }
        size--;
        elements[size] = null;
    }

    private boolean keep(Collection<?> collection, boolean wanted) {
        Objects.requireNonNull(collection);
        int before = size;
        int kept = 0;
        int index = 0;
        try {
            while (index < before) {
                if (collection.contains(elements[index]) == wanted) {
                    elements[kept] = elements[index];
                    kept++;
                }
                index++;
            }
        } finally {
            // Where the other collection throws, the elements not yet looked at stay.
            while (index < before) {
                elements[kept] = elements[index];
                kept++;
                index++;
            }
            truncate(kept);
        }
        return size != before;
    }

    private boolean truncate(int count) {
        if (count == size) {
            return false;
        }
        modCount += size - count;
        for (int i = count; i < size; i++) {
            elements[i] = null;
        }
        size = count;
        return true;
    }

    public Spliterator<E> spliterator() {
        return new ListSpliterator<E>(this);
    }

    // The elements that are there when the first one is asked for; what changes the list meanwhile is noted at the end.
    private static final class ListSpliterator<E> implements Spliterator<E> {
        private final ArrayList<E> list;
        private int next;
        private int end = -1;
        private int expected;

        ListSpliterator(ArrayList<E> list) {
            this.list = list;
        }

        private int end() {
            if (end < 0) {
                end = list.size();
                expected = list.modCount;
            }
            return end;
        }

        private void check() {
            if (list.modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public int characteristics() {
            return ORDERED | SIZED | SUBSIZED;
        }

        public long estimateSize() {
            return end() - next;
        }

        public boolean tryAdvance(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (next >= end()) {
                return false;
            }
            E element = list.elements[next];
            next++;
            action.accept(element);
            check();
            return true;
        }

        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int last = end();
            int from = next;
            next = last;
            for (int i = from; i < last; i++) {
                action.accept(list.elements[i]);
            }
            check();
        }

        public /*@ nullable @*/ Spliterator<E> trySplit() {
            return null;
        }
    }
}
