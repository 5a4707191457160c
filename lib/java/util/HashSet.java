// HashSet: the keys of a hash map; nobody looks at its values.
package java.util;

import java.io.Serializable;

public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
    private final HashMap<E, Boolean> map;

    public HashSet() {
        this.map = new HashMap<>();
    }

    public HashSet(Collection<? extends E> collection) {
        this.map = new HashMap<>();
        addAll(collection);
    }

    public HashSet(int capacity) {
        this.map = new HashMap<>(capacity);
    }

    public HashSet(int capacity, float loadFactor) {
        this.map = new HashMap<>(capacity, loadFactor);
    }

    public boolean add(/*@ nullable @*/ E element) {
        if (map.containsKey(element)) {
            return false;
        }
        map.put(element, null);
        return true;
    }

    public void clear() {
        map.clear();
    }

    public native Object clone();

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        return map.containsKey(element);
    }

    public /*@ pure @*/ boolean isEmpty() {
        return map.isEmpty();
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public boolean remove(/*@ nullable @*/ Object element) {
        if (!map.containsKey(element)) {
            return false;
        }
        map.remove(element);
        return true;
    }

    public /*@ pure @*/ int size() {
        return map.size();
    }

    // The set over the given map, for LinkedHashSet.
    HashSet(HashMap<E, Boolean> map) {
        this.map = map;
    }
}
