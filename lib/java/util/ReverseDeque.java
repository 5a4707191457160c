// ReverseDeque: the view of a deque from its end.
package java.util;

class ReverseDeque<E> extends AbstractCollection<E> implements Deque<E> {
    private final Deque<E> base;

    ReverseDeque(Deque<E> base) {
        this.base = base;
    }

    public boolean add(/*@ nullable @*/ E element) {
        base.addFirst(element);
        return true;
    }

    public void addFirst(/*@ nullable @*/ E element) {
        base.addLast(element);
    }

    public void addLast(/*@ nullable @*/ E element) {
        base.addFirst(element);
    }

    public void clear() {
        base.clear();
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        return base.contains(element);
    }

    public Iterator<E> descendingIterator() {
        return base.iterator();
    }

    public /*@ pure nullable @*/ E element() {
        return base.getLast();
    }

    public /*@ pure nullable @*/ E getFirst() {
        return base.getLast();
    }

    public /*@ pure nullable @*/ E getLast() {
        return base.getFirst();
    }

    public /*@ pure @*/ boolean isEmpty() {
        return base.isEmpty();
    }

    public Iterator<E> iterator() {
        return base.descendingIterator();
    }

    public boolean offer(/*@ nullable @*/ E element) {
        return base.offerFirst(element);
    }

    public boolean offerFirst(/*@ nullable @*/ E element) {
        return base.offerLast(element);
    }

    public boolean offerLast(/*@ nullable @*/ E element) {
        return base.offerFirst(element);
    }

    public /*@ pure nullable @*/ E peek() {
        return base.peekLast();
    }

    public /*@ pure nullable @*/ E peekFirst() {
        return base.peekLast();
    }

    public /*@ pure nullable @*/ E peekLast() {
        return base.peekFirst();
    }

    public /*@ nullable @*/ E poll() {
        return base.pollLast();
    }

    public /*@ nullable @*/ E pollFirst() {
        return base.pollLast();
    }

    public /*@ nullable @*/ E pollLast() {
        return base.pollFirst();
    }

    public /*@ nullable @*/ E pop() {
        return base.removeLast();
    }

    public void push(/*@ nullable @*/ E element) {
        base.addLast(element);
    }

    public /*@ nullable @*/ E remove() {
        return base.removeLast();
    }

    public boolean remove(/*@ nullable @*/ Object element) {
        return base.removeLastOccurrence(element);
    }

    public /*@ nullable @*/ E removeFirst() {
        return base.removeLast();
    }

    public boolean removeFirstOccurrence(/*@ nullable @*/ Object element) {
        return base.removeLastOccurrence(element);
    }

    public /*@ nullable @*/ E removeLast() {
        return base.removeFirst();
    }

    public boolean removeLastOccurrence(/*@ nullable @*/ Object element) {
        return base.removeFirstOccurrence(element);
    }

    public Deque<E> reversed() {
        return base;
    }

    public /*@ pure @*/ int size() {
        return base.size();
    }
}
