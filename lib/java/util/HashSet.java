// HashSet: an array of elements and one of their hashes; iteration may take any order.
//
// A set of the pre-state has its elements in any order, so that iteration may as well take theirs, until the set changes.
package java.util;

import java.io.Serializable;

public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
    private static final int STEP = 4;

    private transient /*@ nullable @*/ E[] elements;
    private transient int[] hashes;
    private int size;
    private transient int modCount;
    private transient boolean isChanged; // since before the method under check
    private transient boolean isShown; // nobody asks for its value: see showOrder
    //@ private invariant \typeof(elements) == \type(Object[]);
    //@ private invariant 0 <= size && size <= elements.length;
    //@ private invariant (\forall int i; size <= i && i < elements.length; elements[i] == null && hashes[i] == 0);
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
        this.isChanged = true;
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
        isChanged = true;
        return true;
    }

    public void clear() {
        modCount++;
        isChanged = true;
        for (int i = 0; i < size; i++) {
            elements[i] = null;
            hashes[i] = 0;
        }
        size = 0;
    }

    public Object clone() {
        try {
            HashSet<E> copy = (HashSet<E>) super.clone();
            copy.elements = elements.clone();
            copy.hashes = hashes.clone();
            copy.modCount = 0;
            copy.isChanged = true; // its order may be another
            return copy;
        } catch (CloneNotSupportedException never) {
            throw new InternalError(never);
        }
    }

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
        removeAt(index, keepsOrder());
        return true;
    }

    public /*@ pure @*/ int size() {
        return size;
    }

    // To be called by whoever can tell in which order the elements stand: else one order of each set is enough.
    static /*@ pure @*/ native void showOrder();

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

    // The elements behind it move up, or the last one comes there.
    private void removeAt(int index, boolean isInOrder) {
        for (int i = index; isInOrder && i < size - 1; i++) {
            elements[i] = elements[i + 1];
            hashes[i] = hashes[i + 1];
        }
        size--;
        if (!isInOrder) {
            elements[index] = elements[size];
            hashes[index] = hashes[size];
        }
        elements[size] = null;
        hashes[size] = 0;
        modCount++;
        isChanged = true;
    }

    private static class ElementIterator<E> implements Iterator<E> {
        private final HashSet<E> set;
        private final boolean isDescending;
        private final int count;
        // The places: those that are left stand behind those taken; null: they are taken as they are.
        private final /*@ nullable @*/ int[] order;
        private int taken;
        private int returned = -1;
        private int expectedModCount;

        ElementIterator(HashSet<E> set, boolean isDescending) {
            showOrder();
            this.set = set;
            this.isDescending = isDescending;
            this.count = set.size;
            this.expectedModCount = set.modCount;
            this.order = set.isChanged && !set.keepsOrder() ? new int[set.size] : null;
            for (int i = 0; order != null && i < order.length; i++) {
                order[i] = i;
            }
        }

        public boolean hasNext() {
            return taken < count;
        }

        public /*@ nullable @*/ E next() {
            checkUnchanged();
            if (taken >= count) {
                throw new NoSuchElementException();
            }
            returned = order != null ? takeAny() : isDescending ? count - 1 - taken : taken - (count - set.size);
            taken++;
            return set.elements[returned];
        }

        private int takeAny() {
            int chosen = taken + HashMap.choose(set, set.modCount, taken, order.length - taken);
            int place = order[chosen];
            order[chosen] = order[taken];
            return place;
        }

        public void remove() {
            if (returned < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            for (int i = taken; order != null && i < order.length; i++) {
                if (order[i] == set.size - 1) {
                    order[i] = returned;
                }
            }
            set.removeAt(returned, order == null);
            returned = -1;
            expectedModCount = set.modCount;
        }

        private /*@ pure @*/ void checkUnchanged() {
            if (set.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
