// ConcurrentLinkedDeque: signatures only, native methods are not modelled.
package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class ConcurrentLinkedDeque<E> extends AbstractCollection<E> implements Deque<E>, Serializable {
    public ConcurrentLinkedDeque() {
    }

    public ConcurrentLinkedDeque(Collection<? extends E> collection) {
        notModelled();
    }

    public native boolean add(E element);

    public native boolean addAll(Collection<? extends E> collection);

    public native void addFirst(E element);

    public native void addLast(E element);

    public native void clear();

    public native /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    public native Iterator<E> descendingIterator();

    public native /*@ pure @*/ E element();

    public native void forEach(Consumer<? super E> action);

    public native /*@ pure @*/ E getFirst();

    public native /*@ pure @*/ E getLast();

    public native /*@ pure @*/ boolean isEmpty();

    public native Iterator<E> iterator();

    public native boolean offer(E element);

    public native boolean offerFirst(E element);

    public native boolean offerLast(E element);

    public native /*@ pure nullable @*/ E peek();

    public native /*@ pure nullable @*/ E peekFirst();

    public native /*@ pure nullable @*/ E peekLast();

    public native /*@ nullable @*/ E poll();

    public native /*@ nullable @*/ E pollFirst();

    public native /*@ nullable @*/ E pollLast();

    public native E pop();

    public native void push(E element);

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

    public native Object[] toArray();

    public native <T> T[] toArray(T[] array);

    public native /*@ pure @*/ String toString();

    private static native void notModelled();
}
