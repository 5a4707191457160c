// ConcurrentLinkedQueue: signatures only, native methods are not modelled.
package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Queue;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, Serializable {
    public ConcurrentLinkedQueue() {
    }

    public ConcurrentLinkedQueue(Collection<? extends E> collection) {
        notModelled();
    }

    public native boolean add(E element);

    public native boolean addAll(Collection<? extends E> collection);

    public native void clear();

    public native /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    public native void forEach(Consumer<? super E> action);

    public native /*@ pure @*/ boolean isEmpty();

    public native Iterator<E> iterator();

    public native boolean offer(E element);

    public native /*@ pure nullable @*/ E peek();

    public native /*@ nullable @*/ E poll();

    public native boolean remove(/*@ nullable @*/ Object element);

    public native boolean removeAll(Collection<?> collection);

    public native boolean removeIf(Predicate<? super E> predicate);

    public native boolean retainAll(Collection<?> collection);

    public native /*@ pure @*/ int size();

    public native Spliterator<E> spliterator();

    public native Object[] toArray();

    public native <T> T[] toArray(T[] array);

    public native /*@ pure @*/ String toString();

    private static native void notModelled();
}
