// ReverseLinkedList: the view of a linked list from its end.
package java.util;

class ReverseLinkedList<E> extends LinkedList<E> {
    private final LinkedList<E> base;
    private final ReverseList<E> list;
    private final ReverseDeque<E> deque;

    ReverseLinkedList(LinkedList<E> base) {
        this.base = base;
        this.list = new ReverseList<>(base);
        this.deque = new ReverseDeque<>(base);
    }

    public LinkedList<E> reversed() {
        return base;
    }

    public void sort(/*@ nullable @*/ Comparator<? super E> comparator) {
        list.sort(comparator);
    }

    public <T> T[] toArray(T[] array) {
        return list.toArray(array);
    }

    public String toString() {
        return list.toString();
    }

    public boolean add(/*@ nullable @*/ E element) {
        return list.add(element);
    }

    public void add(int index, /*@ nullable @*/ E element) {
        list.add(index, element);
    }

    public boolean addAll(Collection<? extends E> collection) {
        return list.addAll(collection);
    }

    public boolean addAll(int index, Collection<? extends E> collection) {
        return list.addAll(index, collection);
    }

    public void clear() {
        list.clear();
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object object) {
        return list.contains(object);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object object) {
        return list.equals(object);
    }

    public /*@ pure nullable @*/ E get(int index) {
        return list.get(index);
    }

    public /*@ pure @*/ int hashCode() {
        return list.hashCode();
    }

    public /*@ pure @*/ int indexOf(/*@ nullable @*/ Object object) {
        return list.indexOf(object);
    }

    public /*@ pure @*/ boolean isEmpty() {
        return list.isEmpty();
    }

    public Iterator<E> iterator() {
        return list.iterator();
    }

    public /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object object) {
        return list.lastIndexOf(object);
    }

    public ListIterator<E> listIterator() {
        return list.listIterator();
    }

    public ListIterator<E> listIterator(int index) {
        return list.listIterator(index);
    }

    public /*@ nullable @*/ E remove(int index) {
        return list.remove(index);
    }

    public boolean remove(/*@ nullable @*/ Object object) {
        return list.remove(object);
    }

    public /*@ nullable @*/ E set(int index, /*@ nullable @*/ E element) {
        return list.set(index, element);
    }

    public /*@ pure @*/ int size() {
        return list.size();
    }

    public List<E> subList(int fromIndex, int toIndex) {
        return list.subList(fromIndex, toIndex);
    }

    public Object[] toArray() {
        return list.toArray();
    }

    public void addFirst(/*@ nullable @*/ E element) {
        deque.addFirst(element);
    }

    public void addLast(/*@ nullable @*/ E element) {
        deque.addLast(element);
    }

    public Iterator<E> descendingIterator() {
        return deque.descendingIterator();
    }

    public /*@ pure nullable @*/ E element() {
        return deque.element();
    }

    public /*@ pure nullable @*/ E getFirst() {
        return deque.getFirst();
    }

    public /*@ pure nullable @*/ E getLast() {
        return deque.getLast();
    }

    public boolean offer(/*@ nullable @*/ E element) {
        return deque.offer(element);
    }

    public boolean offerFirst(/*@ nullable @*/ E element) {
        return deque.offerFirst(element);
    }

    public boolean offerLast(/*@ nullable @*/ E element) {
        return deque.offerLast(element);
    }

    public /*@ pure nullable @*/ E peek() {
        return deque.peek();
    }

    public /*@ pure nullable @*/ E peekFirst() {
        return deque.peekFirst();
    }

    public /*@ pure nullable @*/ E peekLast() {
        return deque.peekLast();
    }

    public /*@ nullable @*/ E poll() {
        return deque.poll();
    }

    public /*@ nullable @*/ E pollFirst() {
        return deque.pollFirst();
    }

    public /*@ nullable @*/ E pollLast() {
        return deque.pollLast();
    }

    public /*@ nullable @*/ E pop() {
        return deque.pop();
    }

    public void push(/*@ nullable @*/ E element) {
        deque.push(element);
    }

    public /*@ nullable @*/ E remove() {
        return deque.remove();
    }

    public /*@ nullable @*/ E removeFirst() {
        return deque.removeFirst();
    }

    public boolean removeFirstOccurrence(/*@ nullable @*/ Object object) {
        return deque.removeFirstOccurrence(object);
    }

    public /*@ nullable @*/ E removeLast() {
        return deque.removeLast();
    }

    public boolean removeLastOccurrence(/*@ nullable @*/ Object object) {
        return deque.removeLastOccurrence(object);
    }
}
