// AbstractSet: equality, hash and removal of sets.
package java.util;

public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    protected AbstractSet() {
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof Set)) {
            return false;
        }
        Collection<?> its = (Collection<?>) other;
        try {
            return its.size() == size() && containsAll(its);
        } catch (ClassCastException | NullPointerException exception) {
            return false;
        }
    }

    public /*@ pure @*/ int hashCode() {
        int hash = 0;
        for (E element : this) {
            hash += element == null ? 0 : element.hashCode();
        }
        return hash;
    }

    public boolean removeAll(Collection<?> collection) {
        boolean changed = false;
        if (size() > collection.size()) {
            for (Object element : collection) {
                changed |= remove(element);
            }
        } else {
            Iterator<?> elements = iterator();
            while (elements.hasNext()) {
                if (collection.contains(elements.next())) {
                    elements.remove();
                    changed = true;
                }
            }
        }
        return changed;
    }
}
