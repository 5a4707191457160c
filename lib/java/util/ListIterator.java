// ListIterator: the interface.
package java.util;

public interface ListIterator<E> extends Iterator<E> {
    void add(/*@ nullable @*/ E element);

    boolean hasNext();

    boolean hasPrevious();

    /*@ nullable @*/ E next();

    /*@ pure @*/ int nextIndex();

    /*@ nullable @*/ E previous();

    /*@ pure @*/ int previousIndex();

    void remove();

    void set(/*@ nullable @*/ E element);
}
