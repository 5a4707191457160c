// LinkedHashSet: the hash set whose array is its order, by insertion.
package java.util;

import java.io.Serializable;

public class LinkedHashSet<E> extends HashSet<E> implements Set<E>, Cloneable, Serializable {
    public LinkedHashSet() {
    }

    public LinkedHashSet(Collection<? extends E> collection) {
        super(collection);
    }

    public LinkedHashSet(int capacity) {
        super(capacity);
    }

    public LinkedHashSet(int capacity, float loadFactor) {
        super(capacity, loadFactor);
    }

    /*@ pure @*/ boolean keepsOrder() {
        return true;
    }
}
