// Deque: the interface, the view from its end with a body.
package java.util;

public interface Deque<E> extends Queue<E>, SequencedCollection<E> {
    boolean add(/*@ nullable @*/ E element);

    boolean addAll(Collection<? extends E> collection);

    void addFirst(/*@ nullable @*/ E element);

    void addLast(/*@ nullable @*/ E element);

    /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    Iterator<E> descendingIterator();

    /*@ pure nullable @*/ E element();

    /*@ pure nullable @*/ E getFirst();

    /*@ pure nullable @*/ E getLast();

    Iterator<E> iterator();

    boolean offer(/*@ nullable @*/ E element);

    boolean offerFirst(/*@ nullable @*/ E element);

    boolean offerLast(/*@ nullable @*/ E element);

    /*@ pure nullable @*/ E peek();

    /*@ pure nullable @*/ E peekFirst();

    /*@ pure nullable @*/ E peekLast();

    /*@ nullable @*/ E poll();

    /*@ nullable @*/ E pollFirst();

    /*@ nullable @*/ E pollLast();

    /*@ nullable @*/ E pop();

    void push(/*@ nullable @*/ E element);

    /*@ nullable @*/ E remove();

    boolean remove(/*@ nullable @*/ Object element);

    /*@ nullable @*/ E removeFirst();

    boolean removeFirstOccurrence(/*@ nullable @*/ Object object);

    /*@ nullable @*/ E removeLast();

    boolean removeLastOccurrence(/*@ nullable @*/ Object object);

    default Deque<E> reversed() {
        return new ReverseDeque<>(this);
    }

    /*@ pure @*/ int size();
}
