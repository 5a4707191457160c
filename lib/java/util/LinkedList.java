// LinkedList: an array of elements, as nobody sees its nodes.
package java.util;

import java.io.Serializable;

public class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, Serializable {
    private transient /*@ nullable @*/ E[] elements;
    private int size;
    //@ private invariant 0 <= size && size <= elements.length && \typeof(elements) == \type(Object[]);
    //@ private invariant (\forall int i; size <= i && i < elements.length; elements[i] == null);

    public LinkedList() {
        this.elements = (E[]) new Object[8];
    }

    public LinkedList(Collection<? extends E> collection) {
        this();
        addAll(collection);
    }

    public boolean add(/*@ nullable @*/ E element) {
        insert(size, element);
        return true;
    }

    public void add(int index, /*@ nullable @*/ E element) {
        checkPosition(index);
        insert(index, element);
    }

    public boolean addAll(Collection<? extends E> collection) {
        return addAll(size, collection);
    }

    public boolean addAll(int index, Collection<? extends E> collection) {
        checkPosition(index);
        Object[] added = collection.toArray();
        if (added.length > 0) {
            makeRoom(index, added.length);
        }
        for (int i = 0; i < added.length; i++) {
            elements[index + i] = (E) added[i];
        }
        return added.length > 0;
    }

    public void addFirst(/*@ nullable @*/ E element) {
        insert(0, element);
    }

    public void addLast(/*@ nullable @*/ E element) {
        insert(size, element);
    }

    public void clear() {
        for (int i = 0; i < size; i++) {
            elements[i] = null;
        }
        size = 0;
        modCount++;
    }

    public Object clone() {
        try {
            LinkedList<E> copy = (LinkedList<E>) super.clone();
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

    public Iterator<E> descendingIterator() {
        ListIterator<E> elements = listIterator(size);
        return new Iterator<>() {
            public boolean hasNext() {
                return elements.hasPrevious();
            }

            public /*@ nullable @*/ E next() {
                return elements.previous();
            }

            public void remove() {
                elements.remove();
            }
        };
    }

    public /*@ pure nullable @*/ E element() {
        return getFirst();
    }

    public /*@ pure nullable @*/ E get(int index) {
        checkElement(index);
        return elements[index];
    }

    public /*@ pure nullable @*/ E getFirst() {
        checkNotEmpty();
        return elements[0];
    }

    public /*@ pure nullable @*/ E getLast() {
        checkNotEmpty();
        return elements[size - 1];
    }

    public /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element) {
        for (int i = 0; i < size; i++) {
            if (Objects.equals(element, elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object element) {
        for (int i = size - 1; i >= 0; i--) {
            if (Objects.equals(element, elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index);
        return new ElementIterator<>(this, index);
    }

    public boolean offer(/*@ nullable @*/ E element) {
        return add(element);
    }

    public boolean offerFirst(/*@ nullable @*/ E element) {
        addFirst(element);
        return true;
    }

    public boolean offerLast(/*@ nullable @*/ E element) {
        addLast(element);
        return true;
    }

    public /*@ pure nullable @*/ E peek() {
        return size == 0 ? null : elements[0];
    }

    public /*@ pure nullable @*/ E peekFirst() {
        return size == 0 ? null : elements[0];
    }

    public /*@ pure nullable @*/ E peekLast() {
        return size == 0 ? null : elements[size - 1];
    }

    public /*@ nullable @*/ E poll() {
        return size == 0 ? null : removeAt(0);
    }

    public /*@ nullable @*/ E pollFirst() {
        return size == 0 ? null : removeAt(0);
    }

    public /*@ nullable @*/ E pollLast() {
        return size == 0 ? null : removeAt(size - 1);
    }

    public /*@ nullable @*/ E pop() {
        return removeFirst();
    }

    public void push(/*@ nullable @*/ E element) {
        addFirst(element);
    }

    public /*@ nullable @*/ E remove() {
        return removeFirst();
    }

    public boolean remove(/*@ nullable @*/ Object element) {
        return removeFirstOccurrence(element);
    }

    public /*@ nullable @*/ E remove(int index) {
        checkElement(index);
        return removeAt(index);
    }

    public /*@ nullable @*/ E removeFirst() {
        checkNotEmpty();
        return removeAt(0);
    }

    public boolean removeFirstOccurrence(/*@ nullable @*/ Object element) {
        int index = indexOf(element);
        if (index >= 0) {
            removeAt(index);
        }
        return index >= 0;
    }

    public /*@ nullable @*/ E removeLast() {
        checkNotEmpty();
        return removeAt(size - 1);
    }

    public boolean removeLastOccurrence(/*@ nullable @*/ Object element) {
        int index = lastIndexOf(element);
        if (index >= 0) {
            removeAt(index);
        }
        return index >= 0;
    }

    public LinkedList<E> reversed() {
        return new ReverseLinkedList<>(this);
    }

    public /*@ nullable @*/ E set(int index, /*@ nullable @*/ E element) {
        checkElement(index);
        E old = elements[index];
        elements[index] = element;
        return old;
    }

    public /*@ pure @*/ int size() {
        return size;
    }

    public Object[] toArray() {
        return Arrays.copyObjects(elements, size);
    }

    private void insert(int index, /*@ nullable @*/ E element) {
        makeRoom(index, 1);
        elements[index] = element;
    }

    private void makeRoom(int index, int count) {
        modCount++;
        if (size + count > elements.length) {
            elements = (E[]) Arrays.copyObjects(elements, elements.length + count + 8);
        }
        for (int i = size - 1; i >= index; i--) {
            elements[i + count] = elements[i];
        }
        size += count;
    }

    private /*@ nullable @*/ E removeAt(int index) {
        E old = elements[index];
        modCount++;
        for (int i = index; i < size - 1; i++) {
            elements[i] = elements[i + 1];
        }
        size--;
        elements[size] = null;
        return old;
    }

    private /*@ pure @*/ void checkNotEmpty() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
    }

    private /*@ pure @*/ void checkElement(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
    }

    private /*@ pure @*/ void checkPosition(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
    }

    private static class ElementIterator<E> implements ListIterator<E> {
        private final LinkedList<E> list;
        private int position;
        private int returned = -1;
        private int expectedModCount;

        ElementIterator(LinkedList<E> list, int position) {
            this.list = list;
            this.position = position;
            this.expectedModCount = list.modCount;
        }

        public boolean hasNext() {
            return position < list.size;
        }

        public /*@ nullable @*/ E next() {
            checkUnchanged();
            if (position >= list.size) {
                throw new NoSuchElementException();
            }
            returned = position;
            position++;
            return list.elements[returned];
        }

        public boolean hasPrevious() {
            return position > 0;
        }

        public /*@ nullable @*/ E previous() {
            checkUnchanged();
            if (position <= 0) {
                throw new NoSuchElementException();
            }
            position--;
            returned = position;
            return list.elements[returned];
        }

        public /*@ pure @*/ int nextIndex() {
            return position;
        }

        public /*@ pure @*/ int previousIndex() {
            return position - 1;
        }

        public void remove() {
            checkUnchanged();
            checkReturned();
            list.removeAt(returned);
            if (returned < position) {
                position--;
            }
            returned = -1;
            expectedModCount++;
        }

        public void set(/*@ nullable @*/ E element) {
            checkReturned();
            checkUnchanged();
            list.elements[returned] = element;
        }

        public void add(/*@ nullable @*/ E element) {
            checkUnchanged();
            returned = -1;
            list.insert(position, element);
            position++;
            expectedModCount++;
        }

        private /*@ pure @*/ void checkReturned() {
            if (returned < 0) {
                throw new IllegalStateException();
            }
        }

        private /*@ pure @*/ void checkUnchanged() {
            if (list.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
