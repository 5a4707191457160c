// BlockingQueue: the interface.
package java.util.concurrent;

import java.util.Collection;
import java.util.Queue;

public interface BlockingQueue<E> extends Queue<E> {
    boolean add(E element);

    /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    int drainTo(Collection<? super E> collection);

    int drainTo(Collection<? super E> collection, int value);

    boolean offer(E element);

    boolean offer(E element, long value, TimeUnit unit) throws InterruptedException;

    /*@ nullable @*/ E poll(long value, TimeUnit unit) throws InterruptedException;

    void put(E key) throws InterruptedException;

    int remainingCapacity();

    boolean remove(/*@ nullable @*/ Object element);

    E take() throws InterruptedException;
}
