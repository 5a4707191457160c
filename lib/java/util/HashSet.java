// HashSet: an array of elements and one of their hashes; iteration may take any order.
package java.util;

import java.io.Serializable;

public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
    private static final int STEP = 4;

    private /*@ nullable @*/ E[] elements;
    private int[] hashes;
    private int size;
    private int modCount;
    //@ private invariant \typeof(elements) == \type(Object[]) && hashes.length == elements.length;
    //@ private invariant 0 <= size && size <= elements.length;
    //@ private invariant (\forall int i; size <= i && i < elements.length; elements[i] == null);
    //@ private invariant (\forall int i; 0 <= i && i < size; hashes[i] == HashMap.hash(elements[i]));
    //@ private invariant (\forall int i; 0 <= i && i < size; (\forall int j; 0 <= j && j < i; differ(i, j)));

    public HashSet() {
        this(STEP);
    }

    public HashSet(Collection<? extends E> collection) {
        this(STEP);
        addAll(collection);
    }

    public HashSet(int capacity) {
        HashMap.checkCapacity(capacity);
        this.elements = (E[]) new Object[STEP];
        this.hashes = new int[STEP];
    }

    public HashSet(int capacity, float loadFactor) {
        this(capacity);
        HashMap.checkLoadFactor(loadFactor);
    }

    public boolean add(/*@ nullable @*/ E element) {
        int hash = HashMap.hash(element);
        if (find(hash, element) >= 0) {
            return false;
        }
        if (size == elements.length) {
            grow();
        }
        elements[size] = element;
        hashes[size] = hash;
        size++;
        modCount++;
        return true;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            elements[i] = null;
        }
        size = 0;
    }

    public native Object clone();

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        return find(HashMap.hash(element), element) >= 0;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    public Iterator<E> iterator() {
        return new ElementIterator<>(this, false);
    }

    public static <T> HashSet<T> newHashSet(int count) {
        HashMap.checkCapacity(count);
        return new HashSet<>();
    }

    public boolean remove(/*@ nullable @*/ Object element) {
        int index = find(HashMap.hash(element), element);
        if (index < 0) {
            return false;
        }
        removeAt(index);
        return true;
    }

    public /*@ pure @*/ int size() {
        return size;
    }

    /*@ pure @*/ boolean keepsOrder() {
        return false;
    }

    // The following are for sets that keep their order.
    Iterator<E> descendingIterator() {
        return new ElementIterator<>(this, true);
    }

    /*@ pure nullable @*/ E elementAt(int index) {
        return elements[index];
    }

    void moveToStart(/*@ nullable @*/ E element, boolean isChange) {
        int index = find(HashMap.hash(element), element);
        E moved = elements[index];
        int hash = hashes[index];
        if (index > 0 && isChange) {
            modCount++;
        }
        for (int i = index; i > 0; i--) {
            elements[i] = elements[i - 1];
            hashes[i] = hashes[i - 1];
        }
        elements[0] = moved;
        hashes[0] = hash;
    }

    void moveToEnd(/*@ nullable @*/ E element) {
        int index = find(HashMap.hash(element), element);
        E moved = elements[index];
        int hash = hashes[index];
        if (index < size - 1) {
            modCount++;
        }
        for (int i = index; i < size - 1; i++) {
            elements[i] = elements[i + 1];
            hashes[i] = hashes[i + 1];
        }
        elements[size - 1] = moved;
        hashes[size - 1] = hash;
    }

    private /*@ pure helper @*/ boolean differ(int i, int j) {
        return hashes[i] != hashes[j] || !Objects.equals(elements[i], elements[j]);
    }

    private /*@ pure @*/ int find(int hash, /*@ nullable @*/ Object element) {
        for (int i = 0; i < size; i++) {
            // equals first: whether two boxes of one value are one object is then never asked.
            if (hashes[i] == hash && (element != null && element.equals(elements[i]) || elements[i] == element)) {
                return i;
            }
        }
        return -1;
    }

    private void grow() {
        int[] larger = new int[size + STEP];
        for (int i = 0; i < size; i++) {
            larger[i] = hashes[i];
        }
        hashes = larger;
        elements = (E[]) Arrays.copyObjects(elements, size + STEP);
    }

    // The elements behind it move up.
    private void removeAt(int index) {
        for (int i = index; i < size - 1; i++) {
            elements[i] = elements[i + 1];
            hashes[i] = hashes[i + 1];
        }
        size--;
        elements[size] = null;
        modCount++;
    }

    private static class ElementIterator<E> implements Iterator<E> {
        private final HashSet<E> set;
        private final E[] rest;
        private final int[] hashes;
        private int taken;
        private boolean canRemove;
        private int expectedModCount;

        ElementIterator(HashSet<E> set, boolean isDescending) {
            this.set = set;
            this.rest = (E[]) Arrays.copyObjects(set.elements, set.size);
            this.hashes = Arrays.copyOf(set.hashes, set.size);
            this.expectedModCount = set.modCount;
            for (int i = 0; isDescending && i < set.size; i++) {
                rest[i] = set.elements[set.size - 1 - i];
                hashes[i] = set.hashes[set.size - 1 - i];
            }
        }

        public boolean hasNext() {
            return taken < rest.length;
        }

        public /*@ nullable @*/ E next() {
            checkUnchanged();
            if (taken >= rest.length) {
                throw new NoSuchElementException();
            }
            if (!set.keepsOrder()) {
                take(taken + HashMap.choose(set, set.modCount, taken, rest.length - taken));
            }
            taken++;
            canRemove = true;
            return rest[taken - 1];
        }

        public void remove() {
            if (!canRemove) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            set.removeAt(set.find(hashes[taken - 1], rest[taken - 1]));
            canRemove = false;
            expectedModCount = set.modCount;
        }

        private void take(int chosen) {
            E element = rest[chosen];
            int hash = hashes[chosen];
            rest[chosen] = rest[taken];
            hashes[chosen] = hashes[taken];
            rest[taken] = element;
            hashes[taken] = hash;
        }

        private /*@ pure @*/ void checkUnchanged() {
            if (set.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
