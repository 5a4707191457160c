// Queue: the interface.
package java.util;

public interface Queue<E> extends Collection<E> {
    boolean add(/*@ nullable @*/ E element);

    /*@ pure nullable @*/ E element();

    boolean offer(/*@ nullable @*/ E element);

    /*@ pure nullable @*/ E peek();

    /*@ nullable @*/ E poll();

    /*@ nullable @*/ E remove();
}
