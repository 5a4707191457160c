// LinkedBlockingQueue: signatures only, native methods are not modelled.
package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class LinkedBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    public LinkedBlockingQueue() {
    }

    public LinkedBlockingQueue(Collection<? extends E> collection) {
        notModelled();
    }

    public LinkedBlockingQueue(int value) {
        notModelled();
    }

    public native void clear();

    public native /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    public native int drainTo(Collection<? super E> collection);

    public native int drainTo(Collection<? super E> collection, int value);

    public native void forEach(Consumer<? super E> action);

    public native Iterator<E> iterator();

    public native boolean offer(E element);

    public native boolean offer(E element, long value, TimeUnit unit) throws InterruptedException;

    public native /*@ pure nullable @*/ E peek();

    public native /*@ nullable @*/ E poll();

    public native /*@ nullable @*/ E poll(long value, TimeUnit unit) throws InterruptedException;

    public native void put(E key) throws InterruptedException;

    public native int remainingCapacity();

    public native boolean remove(/*@ nullable @*/ Object element);

    public native boolean removeAll(Collection<?> collection);

    public native boolean removeIf(Predicate<? super E> predicate);

    public native boolean retainAll(Collection<?> collection);

    public native /*@ pure @*/ int size();

    public native Spliterator<E> spliterator();

    public native E take() throws InterruptedException;

    public native Object[] toArray();

    public native <T> T[] toArray(T[] array);

    public native /*@ pure @*/ String toString();

    private static native void notModelled();
}
