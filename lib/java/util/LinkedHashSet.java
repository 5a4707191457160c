// LinkedHashSet: the hash set in the order of insertion.
package java.util;

import java.io.Serializable;

public class LinkedHashSet<E> extends HashSet<E> implements Set<E>, Cloneable, Serializable {
    public LinkedHashSet() {
        super(new LinkedHashMap<>());
    }

    public LinkedHashSet(Collection<? extends E> collection) {
        super(new LinkedHashMap<>());
        addAll(collection);
    }

    public LinkedHashSet(int capacity) {
        super(new LinkedHashMap<>(capacity));
    }

    public LinkedHashSet(int capacity, float loadFactor) {
        super(new LinkedHashMap<>(capacity, loadFactor));
    }
}
