// Stack: a vector used as a stack.
package java.util;

public class Stack<E> extends Vector<E> {
    public Stack() {
    }

    public /*@ pure @*/ boolean empty() {
        return size() == 0;
    }

    public /*@ pure nullable @*/ E peek() {
        if (size() == 0) {
            throw new EmptyStackException();
        }
        return elementAt(size() - 1);
    }

    public /*@ nullable @*/ E pop() {
        E top = peek();
        removeElementAt(size() - 1);
        return top;
    }

    public /*@ nullable @*/ E push(/*@ nullable @*/ E element) {
        addElement(element);
        return element;
    }

    public /*@ pure @*/ int search(/*@ nullable @*/ Object element) {
        int index = lastIndexOf(element);
        return index < 0 ? -1 : size() - index;
    }
}
