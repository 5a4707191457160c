// ReverseHashSet: the view of a LinkedHashSet from its end.
package java.util;

class ReverseHashSet<E> extends AbstractSet<E> implements SequencedSet<E> {
    private final LinkedHashSet<E> base;

    ReverseHashSet(LinkedHashSet<E> base) {
        this.base = base;
    }

    // As Java has it: where the element goes is left to the set.
    public boolean add(/*@ nullable @*/ E element) {
        return base.add(element);
    }

    public void addFirst(/*@ nullable @*/ E element) {
        base.addLast(element);
    }

    public void addLast(/*@ nullable @*/ E element) {
        base.addFirst(element);
    }

    public void clear() {
        base.clear();
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        return base.contains(element);
    }

    public /*@ pure nullable @*/ E getFirst() {
        return base.getLast();
    }

    public /*@ pure nullable @*/ E getLast() {
        return base.getFirst();
    }

    public Iterator<E> iterator() {
        return base.descendingIterator();
    }

    public boolean remove(/*@ nullable @*/ Object element) {
        return base.remove(element);
    }

    public /*@ nullable @*/ E removeFirst() {
        return base.removeLast();
    }

    public /*@ nullable @*/ E removeLast() {
        return base.removeFirst();
    }

    public SequencedSet<E> reversed() {
        return base;
    }

    public /*@ pure @*/ int size() {
        return base.size();
    }
}
