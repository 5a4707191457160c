// ArrayDeque: an array whose used part starts at its head; no null elements.
package java.util;

import java.io.Serializable;
import java.util.function.Consumer;

public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, Serializable {
    private transient /*@ nullable @*/ E[] elements;
    private transient int head;
    private int size;
    private int changes;
    //@ private invariant \typeof(elements) == \type(Object[]);
    //@ private invariant 0 <= size && size <= elements.length && head < elements.length;
    //@ private invariant (\forall int i; size <= i && i < elements.length; elements[i] == null);
    //@ private invariant (\forall int i; 0 <= i && i < size; elements[place(i)] != null);

    public ArrayDeque() {
        this.elements = (E[]) new Object[16];
    }

    public ArrayDeque(Collection<? extends E> collection) {
        this.elements = (E[]) new Object[collection.size() + 1];
        addAll(collection);
    }

    public ArrayDeque(int capacity) {
        this.elements = (E[]) new Object[16];
    }

    public boolean add(E element) {
        addLast(element);
        return true;
    }

    public boolean addAll(Collection<? extends E> collection) {
        int before = size;
        for (E element : collection) {
            addLast(element);
        }
        return size != before;
    }

    public void addFirst(E element) {
        Objects.requireNonNull(element);
        grow();
        head = head == 0 ? elements.length - 1 : head - 1;
        elements[head] = element;
        size++;
        changes++;
    }

    public void addLast(E element) {
        Objects.requireNonNull(element);
        grow();
        elements[place(size)] = element;
        size++;
        changes++;
    }

    public void clear() {
        for (int i = 0; i < size; i++) {
            elements[place(i)] = null;
        }
        head = 0;
        size = 0;
        changes++;
    }

    public ArrayDeque<E> clone() {
        try {
            ArrayDeque<E> copy = (ArrayDeque<E>) super.clone();
            copy.elements = elements.clone();
            return copy;
        } catch (CloneNotSupportedException never) {
            throw new InternalError(never);
        }
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        for (int i = 0; element != null && i < size; i++) {
            if (element.equals(elements[place(i)])) {
                return true;
            }
        }
        return false;
    }

    public Iterator<E> descendingIterator() {
        return new Cursor<>(this, size - 1, -1);
    }

    public /*@ pure @*/ E element() {
        return getFirst();
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        for (int i = 0; i < size; i++) {
            action.accept(at(i));
        }
    }

    public /*@ pure @*/ E getFirst() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return at(0);
    }

    public /*@ pure @*/ E getLast() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return at(size - 1);
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    public Iterator<E> iterator() {
        return new Cursor<>(this, 0, 1);
    }

    public boolean offer(E element) {
        addLast(element);
        return true;
    }

    public boolean offerFirst(E element) {
        addFirst(element);
        return true;
    }

    public boolean offerLast(E element) {
        addLast(element);
        return true;
    }

    public /*@ pure nullable @*/ E peek() {
        return size == 0 ? null : at(0);
    }

    public /*@ pure nullable @*/ E peekFirst() {
        return size == 0 ? null : at(0);
    }

    public /*@ pure nullable @*/ E peekLast() {
        return size == 0 ? null : at(size - 1);
    }

    public /*@ nullable @*/ E poll() {
        return pollFirst();
    }

    public /*@ nullable @*/ E pollFirst() {
        if (size == 0) {
            return null;
        }
        E element = at(0);
        elements[head] = null;
        head = place(1);
        size--;
        changes++;
        return element;
    }

    public /*@ nullable @*/ E pollLast() {
        if (size == 0) {
            return null;
        }
        E element = at(size - 1);
        elements[place(size - 1)] = null;
        size--;
        changes++;
        return element;
    }

    public E pop() {
        return removeFirst();
    }

    public void push(E element) {
        addFirst(element);
    }

    public /*@ nullable @*/ E remove() {
        return removeFirst();
    }

    public boolean remove(/*@ nullable @*/ Object element) {
        return removeFirstOccurrence(element);
    }

    public E removeFirst() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return pollFirst();
    }

    public boolean removeFirstOccurrence(/*@ nullable @*/ Object element) {
        for (int i = 0; element != null && i < size; i++) {
            if (element.equals(elements[place(i)])) {
                removeAt(i);
                return true;
            }
        }
        return false;
    }

    public E removeLast() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return pollLast();
    }

    public boolean removeLastOccurrence(/*@ nullable @*/ Object element) {
        for (int i = size - 1; element != null && i >= 0; i--) {
            if (element.equals(elements[place(i)])) {
                removeAt(i);
                return true;
            }
        }
        return false;
    }

    public /*@ pure @*/ int size() {
        return size;
    }

    private /*@ pure helper @*/ int place(int index) {
        int place = head + index;
        return place >= elements.length ? place - elements.length : place;
    }

    @SuppressWarnings("unchecked")
    private /*@ pure @*/ E at(int index) {
        return elements[place(index)];
    }

    private void grow() {
        if (size == elements.length) {
            Object[] larger = new Object[2 * size + 1];
            for (int i = 0; i < size; i++) {
                larger[i] = elements[place(i)];
            }
            elements = (E[]) larger;
            head = 0;
        }
    }

    private void removeAt(int index) {
        for (int i = index; i + 1 < size; i++) {
            elements[place(i)] = elements[place(i + 1)];
        }
        elements[place(size - 1)] = null;
        size--;
        changes++;
    }

    // The behaviour of an iterator whose deque changed meanwhile is not modelled.
    private static class Cursor<E> implements Iterator<E> {
        private final ArrayDeque<E> deque;
        private final int step;
        private int position;
        private int rest;
        private int last = -1;
        private int expectedChanges;

        Cursor(ArrayDeque<E> deque, int position, int step) {
            this.deque = deque;
            this.position = position;
            this.step = step;
            this.rest = deque.size;
            this.expectedChanges = deque.changes;
        }

        public boolean hasNext() {
            return rest > 0;
        }

        public E next() {
            if (rest <= 0) {
                throw new NoSuchElementException();
            }
            if (deque.changes != expectedChanges) {
                changedMeanwhile();
            }
            last = position;
            position += step;
            rest--;
            return deque.at(last);
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (deque.changes != expectedChanges) {
                changedMeanwhile();
            }
            deque.removeAt(last);
            expectedChanges++;
            if (step > 0) {
                position--;
            }
            last = -1;
        }

        private static native void changedMeanwhile();
    }
}
