// TreeSet: the keys of a tree map; subsets and descending views are not modelled.
package java.util;

import java.io.Serializable;

public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, Serializable {
    private final TreeMap<E, Boolean> map;

    public TreeSet() {
        this.map = new TreeMap<>();
    }

    public TreeSet(Collection<? extends E> collection) {
        this.map = new TreeMap<>();
        addAll(collection);
    }

    public TreeSet(/*@ nullable @*/ Comparator<? super E> comparator) {
        this.map = new TreeMap<>(comparator);
    }

    public TreeSet(SortedSet<E> set) {
        this.map = new TreeMap<>(set.comparator());
        addAll(set);
    }

    public boolean add(/*@ nullable @*/ E element) {
        if (map.containsKey(element)) {
            return false;
        }
        map.put(element, null);
        return true;
    }

    public /*@ pure nullable @*/ E ceiling(/*@ nullable @*/ E element) {
        return map.ceilingKey(element);
    }

    public void clear() {
        map.clear();
    }

    public native Object clone();

    public /*@ pure nullable @*/ Comparator<? super E> comparator() {
        return map.comparator();
    }

    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
        return map.containsKey(element);
    }

    public native Iterator<E> descendingIterator();

    public native NavigableSet<E> descendingSet();

    public /*@ pure nullable @*/ E first() {
        return map.firstKey();
    }

    public /*@ pure nullable @*/ E floor(/*@ nullable @*/ E element) {
        return map.floorKey(element);
    }

    public native SortedSet<E> headSet(/*@ nullable @*/ E toElement);

    public native NavigableSet<E> headSet(/*@ nullable @*/ E toElement, boolean inclusive);

    public /*@ pure nullable @*/ E higher(/*@ nullable @*/ E element) {
        return map.higherKey(element);
    }

    public /*@ pure @*/ boolean isEmpty() {
        return map.isEmpty();
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public /*@ pure nullable @*/ E last() {
        return map.lastKey();
    }

    public /*@ pure nullable @*/ E lower(/*@ nullable @*/ E element) {
        return map.lowerKey(element);
    }

    public /*@ nullable @*/ E pollFirst() {
        Map.Entry<E, Boolean> entry = map.pollFirstEntry();
        return entry == null ? null : entry.getKey();
    }

    public /*@ nullable @*/ E pollLast() {
        Map.Entry<E, Boolean> entry = map.pollLastEntry();
        return entry == null ? null : entry.getKey();
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

    public native SortedSet<E> subSet(/*@ nullable @*/ E fromElement, /*@ nullable @*/ E toElement);

    public native NavigableSet<E> subSet(/*@ nullable @*/ E fromElement, boolean fromInclusive,
            /*@ nullable @*/ E toElement, boolean toInclusive);

    public native SortedSet<E> tailSet(/*@ nullable @*/ E fromElement);

    public native NavigableSet<E> tailSet(/*@ nullable @*/ E fromElement, boolean inclusive);
}
