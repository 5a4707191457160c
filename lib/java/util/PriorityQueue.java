// PriorityQueue: a binary heap in an array, least element first; no null elements.
package java.util;

import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class PriorityQueue<E> extends AbstractQueue<E> implements Serializable {
    private transient /*@ nullable @*/ E[] elements;
    private int size;
    private transient int modCount;
    private final /*@ nullable @*/ Comparator<? super E> comparator;
    //@ private invariant \typeof(elements) == \type(Object[]);
    //@ private invariant 0 <= size && size <= elements.length;
    //@ private invariant (\forall int i; size <= i && i < elements.length; elements[i] == null);
    //@ private invariant (\forall int i; 0 <= i && i < size; elements[i] != null);
    //@ private invariant (\forall int i; 0 < i && i < size; order(at((i - 1) / 2), at(i)) <= 0);

    public PriorityQueue() {
        this(11, null);
    }

    public PriorityQueue(Collection<? extends E> collection) {
        this.elements = (E[]) new Object[collection.size() + 1];
        if (collection instanceof SortedSet) {
            this.comparator = (Comparator<? super E>) ((SortedSet<? extends E>) collection).comparator();
        } else if (collection instanceof PriorityQueue) {
            this.comparator = (Comparator<? super E>) ((PriorityQueue<? extends E>) collection).comparator();
        } else {
            this.comparator = null;
        }
        for (E element : collection) {
            elements[size] = Objects.requireNonNull(element);
            size++;
        }
        for (int i = size / 2 - 1; i >= 0; i--) {
            siftDown(i, at(i));
        }
    }

    public PriorityQueue(/*@ nullable @*/ Comparator<? super E> comparator) {
        this(11, comparator);
    }

    public PriorityQueue(PriorityQueue<? extends E> queue) {
        this((Collection<? extends E>) queue);
    }

    public PriorityQueue(SortedSet<? extends E> set) {
        this((Collection<? extends E>) set);
    }

    public PriorityQueue(int capacity) {
        this(capacity, null);
    }

    public PriorityQueue(int capacity, /*@ nullable @*/ Comparator<? super E> comparator) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        this.elements = (E[]) new Object[11];
        this.comparator = comparator;
    }

    public boolean add(E element) {
        return offer(element);
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            elements[i] = null;
        }
        size = 0;
    }

    public /*@ pure nullable @*/ Comparator<? super E> comparator() {
        return comparator;
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        return indexOf(element) >= 0;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        int count = size;
        for (int i = 0; i < count; i++) {
            action.accept(at(i));
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public Iterator<E> iterator() {
        return new Cursor<>(this);
    }

    public boolean offer(E element) {
        Objects.requireNonNull(element);
        modCount++;
        if (size == elements.length) {
            elements = (E[]) Arrays.copyObjects(elements, size < 64 ? 2 * size + 2 : size + (size >> 1));
        }
        siftUp(size, element);
        size++;
        return true;
    }

    public /*@ pure nullable @*/ E peek() {
        return size == 0 ? null : at(0);
    }

    public /*@ nullable @*/ E poll() {
        if (size == 0) {
            return null;
        }
        E least = at(0);
        modCount++;
        size--;
        E moved = at(size);
        elements[size] = null;
        if (size > 0) {
            siftDown(0, moved);
        }
        return least;
    }

    public boolean remove(/*@ nullable @*/ Object element) {
        int index = indexOf(element);
        if (index < 0) {
            return false;
        }
        removeAt(index);
        return true;
    }

    public native boolean removeAll(Collection<?> collection);

    public native boolean removeIf(Predicate<? super E> filter);

    public native boolean retainAll(Collection<?> collection);

    public /*@ pure @*/ int size() {
        return size;
    }

    public Object[] toArray() {
        return Arrays.copyObjects(elements, size);
    }

    @SuppressWarnings("unchecked")
    private /*@ pure helper @*/ E at(int index) {
        return elements[index];
    }

    @SuppressWarnings("unchecked")
    private /*@ pure helper @*/ int order(E left, E right) {
        return comparator == null ? ((Comparable<? super E>) left).compareTo(right) : comparator.compare(left, right);
    }

    private /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element) {
        if (element != null) {
            for (int i = 0; i < size; i++) {
                if (element.equals(elements[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    private void siftUp(int start, E element) {
        if (comparator == null) {
            Comparable<?> comparable = (Comparable<?>) element;
        }
        int index = start;
        while (index > 0) {
            int parent = (index - 1) >>> 1;
            if (order(element, at(parent)) >= 0) {
                break;
            }
            elements[index] = elements[parent];
            index = parent;
        }
        elements[index] = element;
    }

    private void siftDown(int start, E element) {
        int index = start;
        while (index < size >>> 1) {
            int child = 2 * index + 1;
            if (child + 1 < size && order(at(child), at(child + 1)) > 0) {
                child++;
            }
            if (order(element, at(child)) <= 0) {
                break;
            }
            elements[index] = elements[child];
            index = child;
        }
        elements[index] = element;
    }

    private void removeAt(int index) {
        modCount++;
        size--;
        E moved = at(size);
        elements[size] = null;
        if (index != size) {
            siftDown(index, moved);
            if (elements[index] == moved) {
                siftUp(index, moved);
            }
        }
    }

    private static class Cursor<E> implements Iterator<E> {
        private final PriorityQueue<E> queue;
        private int position;
        private int expectedModCount;

        Cursor(PriorityQueue<E> queue) {
            this.queue = queue;
            this.expectedModCount = queue.modCount;
        }

        public boolean hasNext() {
            return position < queue.size;
        }

        public E next() {
            if (queue.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (position >= queue.size) {
                throw new NoSuchElementException();
            }
            position++;
            return queue.at(position - 1);
        }

        public native void remove();
    }
}
