// BlockingDeque: the interface.
package java.util.concurrent;

import java.util.Deque;
import java.util.Iterator;

public interface BlockingDeque<E> extends BlockingQueue<E>, Deque<E> {
    boolean add(E element);

    void addFirst(E element);

    void addLast(E element);

    /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    /*@ pure @*/ E element();

    Iterator<E> iterator();

    boolean offer(E element);

    boolean offer(E element, long value, TimeUnit unit) throws InterruptedException;

    boolean offerFirst(E element);

    boolean offerFirst(E element, long value, TimeUnit unit) throws InterruptedException;

    boolean offerLast(E element);

    boolean offerLast(E element, long value, TimeUnit unit) throws InterruptedException;

    /*@ pure nullable @*/ E peek();

    /*@ nullable @*/ E poll();

    /*@ nullable @*/ E poll(long value, TimeUnit unit) throws InterruptedException;

    /*@ nullable @*/ E pollFirst(long value, TimeUnit unit) throws InterruptedException;

    /*@ nullable @*/ E pollLast(long value, TimeUnit unit) throws InterruptedException;

    void push(E element);

    void put(E key) throws InterruptedException;

    void putFirst(E element) throws InterruptedException;

    void putLast(E element) throws InterruptedException;

    /*@ nullable @*/ E remove();

    boolean remove(/*@ nullable @*/ Object element);

    boolean removeFirstOccurrence(/*@ nullable @*/ Object object);

    boolean removeLastOccurrence(/*@ nullable @*/ Object object);

    /*@ pure @*/ int size();

    E take() throws InterruptedException;

    E takeFirst() throws InterruptedException;

    E takeLast() throws InterruptedException;
}
