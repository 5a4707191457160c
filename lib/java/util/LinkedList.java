// LinkedList: a doubly linked list of nodes.
package java.util;

import java.io.Serializable;

public class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, Serializable {
    private /*@ nullable @*/ Node<E> first;
    private /*@ nullable @*/ Node<E> last;
    private int size;
    //@ private invariant wellFormed();

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> collection) {
        addAll(collection);
    }

    public boolean add(/*@ nullable @*/ E element) {
        insertBefore(null, element);
        return true;
    }

    public void add(int index, /*@ nullable @*/ E element) {
        checkPosition(index);
        insertBefore(node(index), element);
    }

    public boolean addAll(Collection<? extends E> collection) {
        return addAll(size, collection);
    }

    public boolean addAll(int index, Collection<? extends E> collection) {
        checkPosition(index);
        Object[] added = collection.toArray();
        Node<E> successor = node(index);
        for (Object item : added) {
            @SuppressWarnings("unchecked")
            E element = (E) item;
            insertBefore(successor, element);
        }
        if (added.length > 0) {
            modCount -= added.length - 1;
        }
        return added.length > 0;
    }

    public void addFirst(/*@ nullable @*/ E element) {
        insertBefore(first, element);
    }

    public void addLast(/*@ nullable @*/ E element) {
        insertBefore(null, element);
    }

    public void clear() {
        first = null;
        last = null;
        size = 0;
        modCount++;
    }

    public native Object clone();

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
        return node(index).element;
    }

    public /*@ pure nullable @*/ E getFirst() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        return first.element;
    }

    public /*@ pure nullable @*/ E getLast() {
        if (last == null) {
            throw new NoSuchElementException();
        }
        return last.element;
    }

    public /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element) {
        int index = 0;
        for (Node<E> node = first; node != null; node = node.next) {
            if (Objects.equals(element, node.element)) {
                return index;
            }
            index++;
        }
        return -1;
    }

    public /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object element) {
        int index = size - 1;
        for (Node<E> node = last; node != null; node = node.previous) {
            if (Objects.equals(element, node.element)) {
                return index;
            }
            index--;
        }
        return -1;
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index);
        return new NodeIterator<>(this, index);
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
        return first == null ? null : first.element;
    }

    public /*@ pure nullable @*/ E peekFirst() {
        return first == null ? null : first.element;
    }

    public /*@ pure nullable @*/ E peekLast() {
        return last == null ? null : last.element;
    }

    public /*@ nullable @*/ E poll() {
        return first == null ? null : unlink(first);
    }

    public /*@ nullable @*/ E pollFirst() {
        return first == null ? null : unlink(first);
    }

    public /*@ nullable @*/ E pollLast() {
        return last == null ? null : unlink(last);
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
        return unlink(node(index));
    }

    public /*@ nullable @*/ E removeFirst() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        return unlink(first);
    }

    public boolean removeFirstOccurrence(/*@ nullable @*/ Object element) {
        for (Node<E> node = first; node != null; node = node.next) {
            if (Objects.equals(element, node.element)) {
                unlink(node);
                return true;
            }
        }
        return false;
    }

    public /*@ nullable @*/ E removeLast() {
        if (last == null) {
            throw new NoSuchElementException();
        }
        return unlink(last);
    }

    public boolean removeLastOccurrence(/*@ nullable @*/ Object element) {
        for (Node<E> node = last; node != null; node = node.previous) {
            if (Objects.equals(element, node.element)) {
                unlink(node);
                return true;
            }
        }
        return false;
    }

    public /*@ nullable @*/ E set(int index, /*@ nullable @*/ E element) {
        checkElement(index);
        Node<E> node = node(index);
        E old = node.element;
        node.element = element;
        return old;
    }

    public /*@ pure @*/ int size() {
        return size;
    }

    // The nodes are linked in both directions, and as many as the list has elements.
    private /*@ pure helper @*/ boolean wellFormed() {
        int count = 0;
        Node<E> before = null;
        for (Node<E> node = first; node != null; node = node.next) {
            if (count == size || node.previous != before) {
                return false;
            }
            count++;
            before = node;
        }
        return count == size && before == last;
    }

    // The node at an index; null for the place after the last.
    private /*@ pure nullable @*/ Node<E> node(int index) {
        Node<E> node = first;
        for (int i = 0; i < index; i++) {
            node = node.next;
        }
        return node;
    }

    private void insertBefore(/*@ nullable @*/ Node<E> successor, /*@ nullable @*/ E element) {
        Node<E> predecessor = successor == null ? last : successor.previous;
        Node<E> node = new Node<>(predecessor, element, successor);
        if (predecessor == null) {
            first = node;
        } else {
            predecessor.next = node;
        }
        if (successor == null) {
            last = node;
        } else {
            successor.previous = node;
        }
        size++;
        modCount++;
    }

    private /*@ nullable @*/ E unlink(Node<E> node) {
        if (node.previous == null) {
            first = node.next;
        } else {
            node.previous.next = node.next;
        }
        if (node.next == null) {
            last = node.previous;
        } else {
            node.next.previous = node.previous;
        }
        size--;
        modCount++;
        return node.element;
    }

    private /*@ pure @*/ void checkElement(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index out of bounds");
        }
    }

    private /*@ pure @*/ void checkPosition(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index out of bounds");
        }
    }

    private static class Node<E> {
        private /*@ nullable @*/ E element;
        private /*@ nullable @*/ Node<E> previous;
        private /*@ nullable @*/ Node<E> next;

        Node(/*@ nullable @*/ Node<E> previous, /*@ nullable @*/ E element, /*@ nullable @*/ Node<E> next) {
            this.previous = previous;
            this.element = element;
            this.next = next;
        }
    }

    private static class NodeIterator<E> implements ListIterator<E> {
        private final LinkedList<E> list;
        private /*@ nullable @*/ Node<E> following;
        private /*@ nullable @*/ Node<E> returned;
        private int position;
        private int expectedModCount;

        NodeIterator(LinkedList<E> list, int position) {
            this.list = list;
            this.following = list.node(position);
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
            returned = following;
            following = following.next;
            position++;
            return returned.element;
        }

        public boolean hasPrevious() {
            return position > 0;
        }

        public /*@ nullable @*/ E previous() {
            checkUnchanged();
            if (position <= 0) {
                throw new NoSuchElementException();
            }
            following = following == null ? list.last : following.previous;
            returned = following;
            position--;
            return returned.element;
        }

        public /*@ pure @*/ int nextIndex() {
            return position;
        }

        public /*@ pure @*/ int previousIndex() {
            return position - 1;
        }

        public void remove() {
            checkUnchanged();
            if (returned == null) {
                throw new IllegalStateException();
            }
            if (following == returned) {
                following = returned.next;
            } else {
                position--;
            }
            list.unlink(returned);
            returned = null;
            expectedModCount++;
        }

        public void set(/*@ nullable @*/ E element) {
            if (returned == null) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            returned.element = element;
        }

        public void add(/*@ nullable @*/ E element) {
            checkUnchanged();
            returned = null;
            list.insertBefore(following, element);
            position++;
            expectedModCount++;
        }

        private /*@ pure @*/ void checkUnchanged() {
            if (list.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
