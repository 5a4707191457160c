// Vector: an array and the number of elements in use, the older list. Its capacity is only told: the array has
// room for what is in use.
package java.util;

import java.io.Serializable;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    private static final int STEP = 8;

    private transient /*@ nullable @*/ E[] elements;
    private int size;
    private int capacity;
    protected int capacityIncrement;
    //@ private invariant 0 <= size && size <= elements.length && \typeof(elements) == \type(Object[]);
    //@ private invariant (\forall int i; size <= i && i < elements.length; elements[i] == null);
    //@ private invariant size <= capacity;

    public Vector() {
        this(10);
    }

    public Vector(Collection<? extends E> collection) {
        Object[] copy = collection.toArray();
        this.elements = (E[]) copy;
        this.size = copy.length;
        this.capacity = copy.length;
    }

    public Vector(int capacity) {
        this(capacity, 0);
    }

    public Vector(int capacity, int increment) {
        if (capacity < 0) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        this.elements = (E[]) new Object[STEP];
        this.capacity = capacity;
        this.capacityIncrement = increment;
    }

    public boolean add(/*@ nullable @*/ E element) {
        insertElementAt(element, size);
        return true;
    }

    public void add(int index, /*@ nullable @*/ E element) {
        insertElementAt(element, index);
    }

    public boolean addAll(Collection<? extends E> collection) {
        return addAll(size, collection);
    }

    public boolean addAll(int index, Collection<? extends E> collection) {
        if (index < 0 || index > size) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        Object[] added = collection.toArray();
        modCount++;
        grow(added.length);
        for (int i = size - 1; i >= index; i--) {
            elements[i + added.length] = elements[i];
        }
        for (int i = 0; i < added.length; i++) {
            elements[index + i] = (E) added[i];
        }
        size += added.length;
        return added.length > 0;
    }

    public void addElement(/*@ nullable @*/ E element) {
        insertElementAt(element, size);
    }

    public /*@ pure @*/ int capacity() {
        return capacity;
    }

    public void clear() {
        removeAllElements();
    }

    public Object clone() {
        try {
            Vector<E> copy = (Vector<E>) super.clone();
            copy.elements = elements.clone();
            copy.capacity = size;
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException never) {
            throw new InternalError(never);
        }
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        return indexOf(element, 0) >= 0;
    }

    public void copyInto(Object[] array) {
        for (int i = 0; i < size; i++) {
            array[i] = elements[i];
        }
    }

    public /*@ pure nullable @*/ E elementAt(int index) {
        if (index >= size) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        return element(index);
    }

    public native Enumeration<E> elements();

    public void ensureCapacity(int minimumCapacity) {
        if (minimumCapacity > 0) {
            modCount++;
            growCapacity(minimumCapacity);
        }
    }

    public /*@ pure nullable @*/ E firstElement() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return element(0);
    }

    public /*@ pure nullable @*/ E get(int index) {
        if (index >= size) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        return element(index);
    }

    public /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element) {
        return indexOf(element, 0);
    }

    public /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element, int fromIndex) {
        for (int i = fromIndex; i < size; i++) {
            if (Objects.equals(element, elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public void insertElementAt(/*@ nullable @*/ E element, int index) {
        if (index > size) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        modCount++;
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        grow(1);
        for (int i = size; i > index; i--) {
            elements[i] = elements[i - 1];
        }
        elements[index] = element;
        size++;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    public /*@ pure nullable @*/ E lastElement() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return element(size - 1);
    }

    public /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object element) {
        return lastIndexOf(element, size - 1);
    }

    public /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object element, int fromIndex) {
        if (fromIndex >= size) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        for (int i = fromIndex; i >= 0; i--) {
            if (Objects.equals(element, elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean remove(/*@ nullable @*/ Object element) {
        return removeElement(element);
    }

    public /*@ nullable @*/ E remove(int index) {
        modCount++;
        if (index >= size) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        E old = element(index);
        removeElementAt(index);
        return old;
    }

    public boolean removeAll(Collection<?> collection) {
        Objects.requireNonNull(collection);
        return removeIf(element -> collection.contains(element));
    }

    public void removeAllElements() {
        modCount++;
        for (int i = 0; i < size; i++) {
            elements[i] = null;
        }
        size = 0;
    }

    public boolean removeElement(/*@ nullable @*/ Object element) {
        modCount++;
        int index = indexOf(element);
        if (index < 0) {
            return false;
        }
        removeElementAt(index);
        return true;
    }

    public void removeElementAt(int index) {
        if (index < 0 || index >= size) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        modCount++;
        for (int i = index; i + 1 < size; i++) {
            elements[i] = elements[i + 1];
        }
        size--;
        elements[size] = null;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int expected = modCount;
        boolean[] removed = new boolean[size];
        for (int i = 0; i < removed.length; i++) {
            removed[i] = filter.test(element(i));
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
        int kept = 0;
        for (int i = 0; i < removed.length; i++) {
            if (!removed[i]) {
                elements[kept] = elements[i];
                kept++;
            }
        }
        if (kept == removed.length) {
            return false;
        }
        modCount++;
        for (int i = kept; i < removed.length; i++) {
            elements[i] = null;
        }
        size = kept;
        return true;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        modCount++;
        for (int i = toIndex; i < size; i++) {
            elements[fromIndex + i - toIndex] = elements[i];
        }
        int count = size - (toIndex - fromIndex);
        for (int i = count; i < size; i++) {
            elements[i] = null;
        }
        size = count;
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        int count = size;
        for (int i = 0; modCount == expected && i < count; i++) {
            elements[i] = operator.apply(element(i));
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public boolean retainAll(Collection<?> collection) {
        Objects.requireNonNull(collection);
        return removeIf(element -> !collection.contains(element));
    }

    public /*@ nullable @*/ E set(int index, /*@ nullable @*/ E element) {
        if (index >= size) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        E old = element(index);
        elements[index] = element;
        return old;
    }

    public void setElementAt(/*@ nullable @*/ E element, int index) {
        if (index >= size) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        elements[index] = element;
    }

    public void setSize(int count) {
        modCount++;
        if (count > size) {
            grow(count - size);
        }
        for (int i = count; i < size; i++) {
            elements[i] = null;
        }
        size = count;
    }

    public /*@ pure @*/ int size() {
        return size;
    }

    public void sort(/*@ nullable @*/ Comparator<? super E> comparator) {
        int expected = modCount;
        @SuppressWarnings("unchecked")
        Comparator<Object> order = (Comparator<Object>) comparator;
        Arrays.sort(elements, 0, size, order);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public Object[] toArray() {
        return Arrays.copyObjects(elements, size);
    }

    public void trimToSize() {
        modCount++;
        capacity = size;
    }

    @SuppressWarnings("unchecked")
    private /*@ pure nullable @*/ E element(int index) {
        return elements[index];
    }

    private void grow(int added) {
        growCapacity(size + added);
        if (size + added > elements.length) {
            elements = (E[]) Arrays.copyObjects(elements, elements.length + added + STEP);
        }
    }

    private void growCapacity(int least) {
        if (least > capacity) {
            int larger = capacity + (capacityIncrement > 0 ? capacityIncrement : capacity);
            boolean isTooLarge = larger < 0 || larger > Integer.MAX_VALUE - 8;
            capacity = Math.max(least, isTooLarge ? Integer.MAX_VALUE - 8 : larger);
        }
    }
}
