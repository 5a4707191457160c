// AbstractCollection: everything by iterator and size.
package java.util;

public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public boolean add(/*@ nullable @*/ E element) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> collection) {
        boolean changed = false;
        for (E element : collection) {
            if (add(element)) {
                changed = true;
            }
        }
        return changed;
    }

    public void clear() {
        Iterator<E> elements = iterator();
        while (elements.hasNext()) {
            elements.next();
            elements.remove();
        }
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        Iterator<E> elements = iterator();
        while (elements.hasNext()) {
            if (Objects.equals(element, elements.next())) {
                return true;
            }
        }
        return false;
    }

    public /*@ pure @*/ boolean containsAll(Collection<?> collection) {
        for (Object element : collection) {
            if (!contains(element)) {
                return false;
            }
        }
        return true;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size() == 0;
    }

    public abstract Iterator<E> iterator();

    public boolean remove(/*@ nullable @*/ Object element) {
        Iterator<E> elements = iterator();
        while (elements.hasNext()) {
            if (Objects.equals(element, elements.next())) {
                elements.remove();
                return true;
            }
        }
        return false;
    }

    public boolean removeAll(Collection<?> collection) {
        Objects.requireNonNull(collection);
        boolean changed = false;
        Iterator<?> elements = iterator();
        while (elements.hasNext()) {
            if (collection.contains(elements.next())) {
                elements.remove();
                changed = true;
            }
        }
        return changed;
    }

    public boolean retainAll(Collection<?> collection) {
        Objects.requireNonNull(collection);
        boolean changed = false;
        Iterator<E> elements = iterator();
        while (elements.hasNext()) {
            if (!collection.contains(elements.next())) {
                elements.remove();
                changed = true;
            }
        }
        return changed;
    }

    public abstract /*@ pure @*/ int size();

    public Object[] toArray() {
        Object[] array = new Object[size()];
        int index = 0;
        for (E element : this) {
            array[index] = element;
            index++;
        }
        return array;
    }

    public <T> T[] toArray(T[] array) {
        T[] target = array.length >= size() ? array : Arrays.copyOf(array, size());
        int index = 0;
        for (E element : this) {
            @SuppressWarnings("unchecked")
            T item = (T) element;
            target[index] = item;
            index++;
        }
        if (index < target.length) {
            target[index] = null;
        }
        return target;
    }

    public /*@ pure @*/ String toString() {
        StringBuilder builder = new StringBuilder();
        builder.append('[');
        boolean first = true;
        for (E element : this) {
            if (!first) {
                builder.append(", ");
            }
            first = false;
            builder.append(element == this ? "(this Collection)" : String.valueOf(element));
        }
        return builder.append(']').toString();
    }
}
