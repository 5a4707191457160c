// LinkedHashSet: the hash set whose array is its order, by insertion.
package java.util;

import java.io.Serializable;

public class LinkedHashSet<E> extends HashSet<E> implements SequencedSet<E>, Cloneable, Serializable {
    public LinkedHashSet() {
    }

    public LinkedHashSet(Collection<? extends E> collection) {
        super(collection);
    }

    public LinkedHashSet(int capacity) {
        super(capacity);
    }

    public LinkedHashSet(int capacity, float loadFactor) {
        super(capacity, loadFactor);
    }

    public void addFirst(/*@ nullable @*/ E element) {
        boolean isNew = add(element);
        moveToStart(element, !isNew);
    }

    public void addLast(/*@ nullable @*/ E element) {
        if (!add(element)) {
            moveToEnd(element);
        }
    }

    public /*@ pure nullable @*/ E getFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return elementAt(0);
    }

    public /*@ pure nullable @*/ E getLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return elementAt(size() - 1);
    }

    public static <T> LinkedHashSet<T> newLinkedHashSet(int count) {
        HashMap.checkCapacity(count);
        return new LinkedHashSet<>();
    }

    public /*@ nullable @*/ E removeFirst() {
        E element = getFirst();
        remove(element);
        return element;
    }

    public /*@ nullable @*/ E removeLast() {
        E element = getLast();
        remove(element);
        return element;
    }

    public SequencedSet<E> reversed() {
        return new ReverseHashSet<>(this);
    }

    /*@ pure @*/ boolean keepsOrder() {
        return true;
    }
}
