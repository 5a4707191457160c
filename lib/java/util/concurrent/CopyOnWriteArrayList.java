// CopyOnWriteArrayList: signatures only, native methods are not modelled.
package java.util.concurrent;

import java.io.Serializable;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    public CopyOnWriteArrayList() {
    }

    public CopyOnWriteArrayList(Collection<? extends E> collection) {
        notModelled();
    }

    public CopyOnWriteArrayList(E[] array) {
        notModelled();
    }

    public native boolean add(/*@ nullable @*/ E element);

    public native void add(int index, /*@ nullable @*/ E element);

    public native boolean addAll(Collection<? extends E> collection);

    public native boolean addAll(int index, Collection<? extends E> collection);

    public native int addAllAbsent(Collection<? extends E> collection);

    public native boolean addIfAbsent(/*@ nullable @*/ E element);

    public native void clear();

    public native Object clone();

    public native /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    public native /*@ pure @*/ boolean containsAll(Collection<?> collection);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native void forEach(Consumer<? super E> action);

    public native /*@ pure nullable @*/ E get(int index);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element);

    public native /*@ pure @*/ int indexOf(/*@ nullable @*/ E target, int fromIndex);

    public native /*@ pure @*/ boolean isEmpty();

    public native Iterator<E> iterator();

    public native /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object element);

    public native /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ E target, int fromIndex);

    public native ListIterator<E> listIterator();

    public native ListIterator<E> listIterator(int index);

    public native boolean remove(/*@ nullable @*/ Object element);

    public native /*@ nullable @*/ E remove(int element);

    public native boolean removeAll(Collection<?> collection);

    public native boolean removeIf(Predicate<? super E> predicate);

    public native void replaceAll(UnaryOperator<E> pattern);

    public native boolean retainAll(Collection<?> collection);

    public native /*@ nullable @*/ E set(int index, /*@ nullable @*/ E element);

    public native /*@ pure @*/ int size();

    public native void sort(Comparator<? super E> comparator);

    public native Spliterator<E> spliterator();

    public native List<E> subList(int fromIndex, int toIndex);

    public native Object[] toArray();

    public native <T> T[] toArray(T[] array);

    public native /*@ pure @*/ String toString();

    private static native void notModelled();
}
