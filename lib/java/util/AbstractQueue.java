// AbstractQueue: add, remove and element by offer, poll and peek.
package java.util;

public abstract class AbstractQueue<E> extends AbstractCollection<E> implements Queue<E> {
    protected AbstractQueue() {
    }

    public boolean add(/*@ nullable @*/ E element) {
        if (!offer(element)) {
            throw new IllegalStateException("Queue full");
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> collection) {
        if (collection == this) {
            throw new IllegalArgumentException();
        }
        boolean changed = false;
        for (E element : collection) {
            if (add(element)) {
                changed = true;
            }
        }
        return changed;
    }

    public void clear() {
        while (poll() != null) {
        }
    }

    public /*@ pure nullable @*/ E element() {
        E head = peek();
        if (head == null) {
            throw new NoSuchElementException();
        }
        return head;
    }

    public /*@ nullable @*/ E remove() {
        E head = poll();
        if (head == null) {
            throw new NoSuchElementException();
        }
        return head;
    }
}
