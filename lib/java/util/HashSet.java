// HashSet: an array of elements and one of their hashes; iteration takes Java's order where that is known (HashOrder), else any.
//
// A set of the pre-state has its elements in any order, so that iteration may as well take theirs, until the set changes.
package java.util;

import java.io.Serializable;

public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
    private static final int STEP = 4, LARGE = 32;

    private transient /*@ nullable @*/ E[] elements;
    private transient int[] hashes;
    private int size;
    private transient int modCount;
    private transient boolean isChanged; // since before the method under check
    private transient int table; // the length of Java's: see HashOrder
    private transient boolean isMixed; // elements may not stand in the order in which they came
    private transient boolean isShown; // nobody asks for its value: see showOrder
    //@ private invariant \typeof(elements) == \type(Object[]);
    //@ private invariant 0 <= size && size <= elements.length;
    //@ private invariant (\forall int i; size <= i && i < elements.length; elements[i] == null && hashes[i] == 0);
    //@ private invariant (\forall int i; 0 <= i && i < size; hashes[i] == HashMap.hash(elements[i]));
    //@ private invariant (\forall int i; 0 <= i && i < size; (\forall int j; 0 <= j && j < i; differ(i, j)));

    public HashSet() {
        this(STEP);
        table = HashOrder.UNUSED;
    }

    public HashSet(Collection<? extends E> collection) {
        this(STEP);
        table = HashOrder.unusedFor(collection.size(), 16);
        addAll(collection);
    }

    public HashSet(int capacity) {
        HashMap.checkCapacity(capacity);
        this.elements = (E[]) new Object[STEP];
        this.hashes = new int[STEP];
        this.isChanged = true;
        this.table = HashOrder.unused(capacity);
    }

    public HashSet(int capacity, float loadFactor) {
        this(capacity);
        HashMap.checkLoadFactor(loadFactor);
        table = HashOrder.withLoad(table, loadFactor);
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
        table = HashOrder.afterPut(table, size);
        return true;
    }

    public void clear() {
        modCount++;
        isChanged = true;
        table = HashOrder.beforeRemoval(elements, hashes, size, table, isMixed);
        isMixed = false;
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
            copy.isMixed = false;
            copy.table = keepsOrder() ? HashOrder.UNKNOWN : copy.takeInOrder(this);
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
        HashSet<T> set = new HashSet<>();
        set.table = HashOrder.unusedForExactly(count);
        return set;
    }

    public boolean remove(/*@ nullable @*/ Object element) {
        int index = find(HashMap.hash(element), element);
        if (index < 0) {
            return false;
        }
        removeAt(index, keepsOrder() || keepsPlaces(index));
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

    // The elements of another set as they come when one iterates. What the length of the table is then.
    private int takeInOrder(HashSet<E> set) {
        int[] order = HashOrder.of(set.elements, set.hashes, size, set.table, set.isMixed);
        for (int i = 0; order != null && i < size; i++) {
            elements[i] = set.elements[order[i]];
            hashes[i] = set.hashes[order[i]];
        }
        return order == null ? HashOrder.UNKNOWN : HashOrder.ofCopy(size);
    }

    private void grow() {
        int room = size + (size < LARGE ? STEP : size / 2);
        int[] larger = new int[room];
        for (int i = 0; i < size; i++) {
            larger[i] = hashes[i];
        }
        hashes = larger;
        elements = (E[]) Arrays.copyObjects(elements, room);
    }

    // Do elements keep their order when the one at that index is removed?
    private boolean keepsPlaces(int index) {
        table = HashOrder.isKnown(index) ? HashOrder.beforeRemoval(elements, hashes, size, table, isMixed) : HashOrder.UNKNOWN;
        return HashOrder.isKnown(table) && table != HashOrder.UNKNOWN;
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
        private final boolean isKnown; // they are taken as they stand in `order`
        private int taken;
        private int returned = -1;
        private int expectedModCount;

        ElementIterator(HashSet<E> set, boolean isDescending) {
            showOrder();
            this.set = set;
            this.isDescending = isDescending;
            this.count = set.size;
            this.expectedModCount = set.modCount;
            boolean isAsItStands = !set.isChanged || set.keepsOrder();
            int[] known = isAsItStands ? null
                    : HashOrder.of(set.elements, set.hashes, set.size, set.table, set.isMixed);
            this.isKnown = known != null;
            this.order = isAsItStands ? null : isKnown ? known : new int[set.size];
            for (int i = 0; !isAsItStands && !isKnown && i < order.length; i++) {
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
            int chosen = isKnown ? taken
                    : taken + HashMap.choose(set, set.modCount, taken, order.length - taken);
            int place = order[chosen];
            order[chosen] = order[taken];
            return place;
        }

        public void remove() {
            if (returned < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            boolean isInOrder = order == null || set.keepsPlaces(returned);
            if (order != null) {
                follow(isInOrder);
            }
            set.removeAt(returned, isInOrder);
            returned = -1;
            expectedModCount = set.modCount;
        }

        // Where the elements that are left will stand: they move up, or the last one comes into the hole.
        private void follow(boolean isInOrder) {
            for (int i = taken; i < order.length; i++) {
                if (isInOrder) {
                    order[i] -= order[i] > returned ? 1 : 0;
                } else if (order[i] == set.size - 1) {
                    order[i] = returned;
                }
            }
        }

        private /*@ pure @*/ void checkUnchanged() {
            if (set.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
