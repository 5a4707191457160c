// AbstractSequentialList: everything by list iterator.
package java.util;

public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    public void add(int index, /*@ nullable @*/ E element) {
        listIterator(index).add(element);
    }

    public boolean addAll(int index, Collection<? extends E> collection) {
        boolean changed = false;
        ListIterator<E> elements = listIterator(index);
        for (E element : collection) {
            elements.add(element);
            changed = true;
        }
        return changed;
    }

    public /*@ pure nullable @*/ E get(int index) {
        Objects.checkIndex(index, size());
        return listIterator(index).next();
    }

    public Iterator<E> iterator() {
        return listIterator();
    }

    public abstract ListIterator<E> listIterator(int index);

    public /*@ nullable @*/ E remove(int index) {
        Objects.checkIndex(index, size());
        ListIterator<E> elements = listIterator(index);
        E old = elements.next();
        elements.remove();
        return old;
    }

    public /*@ nullable @*/ E set(int index, /*@ nullable @*/ E element) {
        Objects.checkIndex(index, size());
        ListIterator<E> elements = listIterator(index);
        E old = elements.next();
        elements.set(element);
        return old;
    }
}
