// Vector: an array and the number of elements in use, the older list.
package java.util;

import java.io.Serializable;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    protected Object[] elementData = new Object[10];
    protected int elementCount;
    protected int capacityIncrement;

    public Vector() {
    }

    public Vector(Collection<? extends E> collection) {
        Object[] copy = collection.toArray();
        this.elementData = copy;
        this.elementCount = copy.length;
    }

    public Vector(int capacity) {
        this(capacity, 0);
    }

    public Vector(int capacity, int increment) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal capacity");
        }
        this.elementData = new Object[capacity];
        this.capacityIncrement = increment;
    }

    public boolean add(/*@ nullable @*/ E element) {
        insertElementAt(element, elementCount);
        return true;
    }

    public void add(int index, /*@ nullable @*/ E element) {
        insertElementAt(element, index);
    }

    public boolean addAll(Collection<? extends E> collection) {
        return addAll(elementCount, collection);
    }

    public boolean addAll(int index, Collection<? extends E> collection) {
        if (index < 0 || index > elementCount) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        Object[] added = collection.toArray();
        modCount++;
        grow(elementCount + added.length);
        for (int i = elementCount - 1; i >= index; i--) {
            elementData[i + added.length] = elementData[i];
        }
        for (int i = 0; i < added.length; i++) {
            elementData[index + i] = added[i];
        }
        elementCount += added.length;
        return added.length > 0;
    }

    public void addElement(/*@ nullable @*/ E element) {
        insertElementAt(element, elementCount);
    }

    public /*@ pure @*/ int capacity() {
        return elementData.length;
    }

    public void clear() {
        removeAllElements();
    }

    public native Object clone();

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        return indexOf(element, 0) >= 0;
    }

    public void copyInto(Object[] array) {
        for (int i = 0; i < elementCount; i++) {
            array[i] = elementData[i];
        }
    }

    public /*@ pure nullable @*/ E elementAt(int index) {
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException("Index out of bounds");
        }
        return element(index);
    }

    public native Enumeration<E> elements();

    public void ensureCapacity(int minimumCapacity) {
        if (minimumCapacity > 0) {
            modCount++;
            grow(minimumCapacity);
        }
    }

    public /*@ pure nullable @*/ E firstElement() {
        if (elementCount == 0) {
            throw new NoSuchElementException();
        }
        return element(0);
    }

    public /*@ pure nullable @*/ E get(int index) {
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        return element(index);
    }

    public /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element) {
        return indexOf(element, 0);
    }

    public /*@ pure @*/ int indexOf(/*@ nullable @*/ Object element, int fromIndex) {
        for (int i = fromIndex; i < elementCount; i++) {
            if (Objects.equals(element, elementData[i])) {
                return i;
            }
        }
        return -1;
    }

    public void insertElementAt(/*@ nullable @*/ E element, int index) {
        if (index > elementCount) {
            throw new ArrayIndexOutOfBoundsException("Index out of bounds");
        }
        modCount++;
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        grow(elementCount + 1);
        for (int i = elementCount; i > index; i--) {
            elementData[i] = elementData[i - 1];
        }
        elementData[index] = element;
        elementCount++;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return elementCount == 0;
    }

    public /*@ pure nullable @*/ E lastElement() {
        if (elementCount == 0) {
            throw new NoSuchElementException();
        }
        return element(elementCount - 1);
    }

    public /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object element) {
        return lastIndexOf(element, elementCount - 1);
    }

    public /*@ pure @*/ int lastIndexOf(/*@ nullable @*/ Object element, int fromIndex) {
        if (fromIndex >= elementCount) {
            throw new IndexOutOfBoundsException("Index out of bounds");
        }
        for (int i = fromIndex; i >= 0; i--) {
            if (Objects.equals(element, elementData[i])) {
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
        if (index >= elementCount) {
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
        for (int i = 0; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = 0;
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
        if (index < 0 || index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException("Index out of bounds");
        }
        modCount++;
        for (int i = index; i + 1 < elementCount; i++) {
            elementData[i] = elementData[i + 1];
        }
        elementCount--;
        elementData[elementCount] = null;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int expected = modCount;
        boolean[] removed = new boolean[elementCount];
        for (int i = 0; i < removed.length; i++) {
            removed[i] = filter.test(element(i));
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
        int kept = 0;
        for (int i = 0; i < removed.length; i++) {
            if (!removed[i]) {
                elementData[kept] = elementData[i];
                kept++;
            }
        }
        if (kept == removed.length) {
            return false;
        }
        modCount++;
        for (int i = kept; i < removed.length; i++) {
            elementData[i] = null;
        }
        elementCount = kept;
        return true;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        modCount++;
        for (int i = toIndex; i < elementCount; i++) {
            elementData[fromIndex + i - toIndex] = elementData[i];
        }
        int count = elementCount - (toIndex - fromIndex);
        for (int i = count; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = count;
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        int count = elementCount;
        for (int i = 0; modCount == expected && i < count; i++) {
            elementData[i] = operator.apply(element(i));
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
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        E old = element(index);
        elementData[index] = element;
        return old;
    }

    public void setElementAt(/*@ nullable @*/ E element, int index) {
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException("Index out of bounds");
        }
        elementData[index] = element;
    }

    public void setSize(int size) {
        modCount++;
        grow(size);
        for (int i = size; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = size;
    }

    public /*@ pure @*/ int size() {
        return elementCount;
    }

    public void sort(/*@ nullable @*/ Comparator<? super E> comparator) {
        int expected = modCount;
        @SuppressWarnings("unchecked")
        Comparator<Object> order = (Comparator<Object>) comparator;
        Arrays.sort(elementData, 0, elementCount, order);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public Object[] toArray() {
        return Arrays.copyObjects(elementData, elementCount);
    }

    public void trimToSize() {
        modCount++;
        elementData = Arrays.copyObjects(elementData, elementCount);
    }

    @SuppressWarnings("unchecked")
    private /*@ pure nullable @*/ E element(int index) {
        return (E) elementData[index];
    }

    private void grow(int capacity) {
        if (capacity > elementData.length) {
            int larger = elementData.length + (capacityIncrement > 0 ? capacityIncrement : elementData.length);
            elementData = Arrays.copyObjects(elementData, larger < capacity ? capacity : larger);
        }
    }
}
