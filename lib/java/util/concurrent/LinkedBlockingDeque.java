// LinkedBlockingDeque: signatures only, native methods are not modelled.
package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class LinkedBlockingDeque<E> extends AbstractQueue<E> implements BlockingDeque<E>, Serializable {
    public LinkedBlockingDeque() {
    }

    public LinkedBlockingDeque(Collection<? extends E> collection) {
        notModelled();
    }

    public LinkedBlockingDeque(int value) {
        notModelled();
    }

    public native boolean add(E element);

    public native boolean addAll(Collection<? extends E> collection);

    public native void addFirst(E element);

    public native void addLast(E element);

    public native void clear();

    public native /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    public native Iterator<E> descendingIterator();

    public native int drainTo(Collection<? super E> collection);

    public native int drainTo(Collection<? super E> collection, int value);

    public native /*@ pure @*/ E element();

    public native void forEach(Consumer<? super E> action);

    public native /*@ pure @*/ E getFirst();

    public native /*@ pure @*/ E getLast();

    public native Iterator<E> iterator();

    public native boolean offer(E element);

    public native boolean offer(E element, long value, TimeUnit unit) throws InterruptedException;

    public native boolean offerFirst(E element);

    public native boolean offerFirst(E element, long value, TimeUnit unit) throws InterruptedException;

    public native boolean offerLast(E element);

    public native boolean offerLast(E element, long value, TimeUnit unit) throws InterruptedException;

    public native /*@ pure nullable @*/ E peek();

    public native /*@ pure nullable @*/ E peekFirst();

    public native /*@ pure nullable @*/ E peekLast();

    public native /*@ nullable @*/ E poll();

    public native /*@ nullable @*/ E poll(long value, TimeUnit unit) throws InterruptedException;

    public native /*@ nullable @*/ E pollFirst();

    public native /*@ nullable @*/ E pollFirst(long value, TimeUnit unit) throws InterruptedException;

    public native /*@ nullable @*/ E pollLast();

    public native /*@ nullable @*/ E pollLast(long value, TimeUnit unit) throws InterruptedException;

    public native E pop();

    public native void push(E element);

    public native void put(E key) throws InterruptedException;

    public native void putFirst(E element) throws InterruptedException;

    public native void putLast(E element) throws InterruptedException;

    public native int remainingCapacity();

    public native /*@ nullable @*/ E remove();

    public native boolean remove(/*@ nullable @*/ Object element);

    public native boolean removeAll(Collection<?> collection);

    public native E removeFirst();

    public native boolean removeFirstOccurrence(/*@ nullable @*/ Object object);

    public native boolean removeIf(Predicate<? super E> predicate);

    public native E removeLast();

    public native boolean removeLastOccurrence(/*@ nullable @*/ Object object);

    public native boolean retainAll(Collection<?> collection);

    public native /*@ pure @*/ int size();

    public native Spliterator<E> spliterator();

    public native E take() throws InterruptedException;

    public native E takeFirst() throws InterruptedException;

    public native E takeLast() throws InterruptedException;

    public native Object[] toArray();

    public native <T> T[] toArray(T[] array);

    public native /*@ pure @*/ String toString();

    private static native void notModelled();
}
