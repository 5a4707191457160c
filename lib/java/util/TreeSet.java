// TreeSet: a sorted array of elements; subsets and descending views are not modelled.
package java.util;

import java.io.Serializable;

public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, Serializable {
    private final /*@ nullable @*/ Comparator<? super E> comparator;
    private transient /*@ nullable @*/ E[] elements;
    private int size;
    transient int modCount;
    //@ private invariant 0 <= size && size <= elements.length && \typeof(elements) == \type(Object[]);
    //@ private invariant (\forall int i; size <= i && i < elements.length; elements[i] == null);
    //@ private invariant comparator == null ==> (\forall int i; 0 <= i && i < size; elements[i] != null);
    //@ private invariant (\forall int i; 0 < i && i < size; order(elements[i - 1], elements[i]) < 0);
    //@ private invariant comparator != null && size == 1 ==> order(elements[0], elements[0]) == 0; // as when it was added

    public TreeSet() {
        this((Comparator<? super E>) null);
    }

    public TreeSet(Collection<? extends E> collection) {
        this((Comparator<? super E>) null);
        addAll(collection);
    }

    public TreeSet(/*@ nullable @*/ Comparator<? super E> comparator) {
        this.comparator = comparator;
        this.elements = (E[]) new Object[4];
    }

    public TreeSet(SortedSet<E> set) {
        this(set.comparator());
        addAll(set);
    }

    public boolean add(/*@ nullable @*/ E element) {
        if (size == 0) {
            order(element, element);
        }
        int place = search(element);
        if (place >= 0) {
            return false;
        }
        insert(-place - 1, element);
        return true;
    }

    public /*@ pure nullable @*/ E ceiling(/*@ nullable @*/ E element) {
        return at(countBelow(element));
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            elements[i] = null;
        }
        size = 0;
    }

    public Object clone() {
        try {
            TreeSet<E> copy = (TreeSet<E>) super.clone();
            copy.elements = elements.clone();
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException never) {
            throw new InternalError(never);
        }
    }

    public /*@ pure nullable @*/ Comparator<? super E> comparator() {
        return comparator;
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        return find(element) >= 0;
    }

    public Iterator<E> descendingIterator() {
        return new ElementIterator<>(this, size - 1, -1);
    }

    public NavigableSet<E> descendingSet() {
        return new TreeSetView<>(this, SortedRange.<E>all(), true);
    }

    public /*@ pure nullable @*/ E first() {
        checkNotEmpty();
        return elements[0];
    }

    public /*@ pure nullable @*/ E floor(/*@ nullable @*/ E element) {
        return at(countUpTo(element) - 1);
    }

    public SortedSet<E> headSet(/*@ nullable @*/ E toElement) {
        return headSet(toElement, false);
    }

    public NavigableSet<E> headSet(/*@ nullable @*/ E toElement, boolean inclusive) {
        return new TreeSetView<>(this, SortedRange.<E>all(), false).headSet(toElement, inclusive);
    }

    public /*@ pure nullable @*/ E higher(/*@ nullable @*/ E element) {
        return at(countUpTo(element));
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    public Iterator<E> iterator() {
        return new ElementIterator<>(this, 0, 1);
    }

    public /*@ pure nullable @*/ E last() {
        checkNotEmpty();
        return elements[size - 1];
    }

    public /*@ pure nullable @*/ E lower(/*@ nullable @*/ E element) {
        return at(countBelow(element) - 1);
    }

    public /*@ nullable @*/ E pollFirst() {
        return size == 0 ? null : removeAt(0);
    }

    public /*@ nullable @*/ E pollLast() {
        return size == 0 ? null : removeAt(size - 1);
    }

    public boolean remove(/*@ nullable @*/ Object element) {
        int index = find(element);
        if (index < 0) {
            return false;
        }
        removeAt(index);
        return true;
    }

    public /*@ pure @*/ int size() {
        return size;
    }

    public SortedSet<E> subSet(/*@ nullable @*/ E fromElement, /*@ nullable @*/ E toElement) {
        return subSet(fromElement, true, toElement, false);
    }

    public NavigableSet<E> subSet(/*@ nullable @*/ E fromElement, boolean fromInclusive,
            /*@ nullable @*/ E toElement, boolean toInclusive) {
        return new TreeSetView<>(this, SortedRange.<E>all(), false).subSet(fromElement, fromInclusive, toElement, toInclusive);
    }

    public SortedSet<E> tailSet(/*@ nullable @*/ E fromElement) {
        return tailSet(fromElement, true);
    }

    public NavigableSet<E> tailSet(/*@ nullable @*/ E fromElement, boolean inclusive) {
        return new TreeSetView<>(this, SortedRange.<E>all(), false).tailSet(fromElement, inclusive);
    }

    /*@ pure helper @*/ int order(/*@ nullable @*/ Object left, /*@ nullable @*/ Object right) {
        return TreeMap.order(comparator, left, right);
    }

    private /*@ pure nullable @*/ E at(int index) {
        return 0 <= index && index < size ? elements[index] : null;
    }

    private /*@ pure @*/ int find(/*@ nullable @*/ Object element) {
        TreeMap.checkKey(comparator, element);
        return search(element);
    }

    // Its index; where there is none, -1 less the index at which it would be.
    private /*@ pure @*/ int search(/*@ nullable @*/ Object element) {
        checkComparable(element);
        return place(element);
    }

    private /*@ pure @*/ int countBelow(/*@ nullable @*/ E element) {
        checkComparable(element);
        return below(element);
    }

    private /*@ pure @*/ int countUpTo(/*@ nullable @*/ E element) {
        checkComparable(element);
        return upTo(element);
    }

    // As the first comparison would say.
    private /*@ pure @*/ void checkComparable(/*@ nullable @*/ Object element) {
        if (comparator == null && size > 0) {
            Objects.requireNonNull(element);
        }
    }

    // In natural order the next three are known without looking at them, for boxes and texts that are not null (src/builtin/search.c).
    private /*@ pure @*/ int place(/*@ nullable @*/ Object element) {
        for (int i = 0; i < size; i++) {
            int order = order(element, elements[i]);
            if (order <= 0) {
                return order == 0 ? i : -i - 1;
            }
        }
        return -size - 1;
    }

    private /*@ pure @*/ int below(/*@ nullable @*/ E element) {
        int count = 0;
        while (count < size && order(element, elements[count]) > 0) {
            count++;
        }
        return count;
    }

    private /*@ pure @*/ int upTo(/*@ nullable @*/ E element) {
        int count = 0;
        while (count < size && order(element, elements[count]) >= 0) {
            count++;
        }
        return count;
    }

    private void insert(int index, /*@ nullable @*/ E element) {
        if (size == elements.length) {
            elements = (E[]) Arrays.copyObjects(elements, size + 4);
        }
        for (int i = size; i > index; i--) {
            elements[i] = elements[i - 1];
        }
        elements[index] = element;
        size++;
        modCount++;
    }

    private /*@ nullable @*/ E removeAt(int index) {
        E old = elements[index];
        for (int i = index; i < size - 1; i++) {
            elements[i] = elements[i + 1];
        }
        size--;
        elements[size] = null;
        modCount++;
        return old;
    }

    private /*@ pure @*/ void checkNotEmpty() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
    }

    // From the given place on, up or down.
    private static class ElementIterator<E> implements Iterator<E> {
        private final TreeSet<E> set;
        private final int step;
        private int position;
        private int left;
        private boolean canRemove;
        private int expectedModCount;

        ElementIterator(TreeSet<E> set, int position, int step) {
            this.set = set;
            this.position = position;
            this.step = step;
            this.left = set.size;
            this.expectedModCount = set.modCount;
        }

        public boolean hasNext() {
            return left > 0;
        }

        public /*@ nullable @*/ E next() {
            if (left == 0) {
                throw new NoSuchElementException();
            }
            checkUnchanged();
            E element = set.elements[position];
            position += step;
            left--;
            canRemove = true;
            return element;
        }

        public void remove() {
            if (!canRemove) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            set.removeAt(position - step);
            if (step > 0) {
                position--;
            }
            canRemove = false;
            expectedModCount = set.modCount;
        }

        private /*@ pure @*/ void checkUnchanged() {
            if (set.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
