// SortedKeys: the keys of a sorted map, as a set that goes with it.
package java.util;

class SortedKeys<K> extends AbstractSet<K> implements NavigableSet<K> {
    private final NavigableMap<K, ?> map;

    SortedKeys(NavigableMap<K, ?> map) {
        this.map = map;
    }

    public /*@ nullable @*/ K ceiling(/*@ nullable @*/ K key) {
        return map.ceilingKey(key);
    }

    public /*@ nullable @*/ K floor(/*@ nullable @*/ K key) {
        return map.floorKey(key);
    }

    public /*@ nullable @*/ K higher(/*@ nullable @*/ K key) {
        return map.higherKey(key);
    }

    public /*@ nullable @*/ K lower(/*@ nullable @*/ K key) {
        return map.lowerKey(key);
    }

    public /*@ nullable @*/ K pollFirst() {
        Map.Entry<K, ?> entry = map.pollFirstEntry();
        return entry == null ? null : entry.getKey();
    }

    public /*@ nullable @*/ K pollLast() {
        Map.Entry<K, ?> entry = map.pollLastEntry();
        return entry == null ? null : entry.getKey();
    }

    public /*@ pure nullable @*/ Comparator<? super K> comparator() {
        return map.comparator();
    }

    public /*@ nullable @*/ K first() {
        return map.firstKey();
    }

    public /*@ nullable @*/ K last() {
        return map.lastKey();
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public void clear() {
        map.clear();
    }

    public boolean contains(/*@ nullable @*/ Object key) {
        return map.containsKey(key);
    }

    public boolean remove(/*@ nullable @*/ Object key) {
        int before = map.size();
        map.remove(key);
        return map.size() != before;
    }

    public Iterator<K> iterator() {
        return ((AbstractMap<K, ?>) map).keyIterator();
    }

    public Iterator<K> descendingIterator() {
        return descendingSet().iterator();
    }

    public NavigableSet<K> descendingSet() {
        return new SortedKeys<>(map.descendingMap());
    }

    public SortedSet<K> headSet(/*@ nullable @*/ K toKey) {
        return headSet(toKey, false);
    }

    public NavigableSet<K> headSet(/*@ nullable @*/ K toKey, boolean isInclusive) {
        return new SortedKeys<>(map.headMap(toKey, isInclusive));
    }

    public SortedSet<K> tailSet(/*@ nullable @*/ K fromKey) {
        return tailSet(fromKey, true);
    }

    public NavigableSet<K> tailSet(/*@ nullable @*/ K fromKey, boolean isInclusive) {
        return new SortedKeys<>(map.tailMap(fromKey, isInclusive));
    }

    public SortedSet<K> subSet(/*@ nullable @*/ K fromKey, /*@ nullable @*/ K toKey) {
        return subSet(fromKey, true, toKey, false);
    }

    public NavigableSet<K> subSet(/*@ nullable @*/ K fromKey, boolean fromInclusive, /*@ nullable @*/ K toKey, boolean toInclusive) {
        return new SortedKeys<>(map.subMap(fromKey, fromInclusive, toKey, toInclusive));
    }
}
