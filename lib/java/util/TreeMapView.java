// TreeMapView: a part of a TreeMap, in its order or backwards; what changes in one is seen in the other.
package java.util;

class TreeMapView<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V> {
    private final TreeMap<K, V> map;
    private final SortedRange<K> range;
    private final boolean isDescending;

    TreeMapView(TreeMap<K, V> map, SortedRange<K> range, boolean isDescending) {
        this.map = map;
        this.range = range;
        this.isDescending = isDescending;
    }

    // ---- In ascending order; null where there is none

    private boolean isLow(/*@ nullable @*/ K key) {
        return range.hasLow && below(key, range.low, range.hasLowItself);
    }

    private boolean isHigh(/*@ nullable @*/ K key) {
        return range.hasHigh && below(range.high, key, range.hasHighItself);
    }

    private boolean below(/*@ nullable @*/ K left, /*@ nullable @*/ K right, boolean isEqualWithin) {
        int order = map.order(left, right);
        return order < 0 || order == 0 && !isEqualWithin;
    }

    private boolean isWithin(/*@ nullable @*/ K key) {
        return !isLow(key) && !isHigh(key);
    }

    private /*@ nullable @*/ Map.Entry<K, V> lowest() {
        Map.Entry<K, V> found = !range.hasLow ? map.firstEntry() : range.hasLowItself ? map.ceilingEntry(range.low) : map.higherEntry(range.low);
        return found == null || isHigh(found.getKey()) ? null : found;
    }

    private /*@ nullable @*/ Map.Entry<K, V> highest() {
        Map.Entry<K, V> found = !range.hasHigh ? map.lastEntry() : range.hasHighItself ? map.floorEntry(range.high) : map.lowerEntry(range.high);
        return found == null || isLow(found.getKey()) ? null : found;
    }

    private /*@ nullable @*/ Map.Entry<K, V> above(/*@ nullable @*/ K key, boolean isInclusive) {
        if (isLow(key))
            return lowest();
        Map.Entry<K, V> found = isInclusive ? map.ceilingEntry(key) : map.higherEntry(key);
        return found == null || isHigh(found.getKey()) ? null : found;
    }

    private /*@ nullable @*/ Map.Entry<K, V> under(/*@ nullable @*/ K key, boolean isInclusive) {
        if (isHigh(key))
            return highest();
        Map.Entry<K, V> found = isInclusive ? map.floorEntry(key) : map.lowerEntry(key);
        return found == null || isLow(found.getKey()) ? null : found;
    }

    // ---- In the order of the view

    /*@ nullable @*/ Map.Entry<K, V> after(/*@ nullable @*/ K key, boolean isInclusive) {
        return isDescending ? under(key, isInclusive) : above(key, isInclusive);
    }

    /*@ nullable @*/ Map.Entry<K, V> before(/*@ nullable @*/ K key, boolean isInclusive) {
        return isDescending ? above(key, isInclusive) : under(key, isInclusive);
    }

    private static /*@ nullable @*/ <K, V> K keyOf(/*@ nullable @*/ Map.Entry<K, V> entry) {
        return entry == null ? null : entry.getKey();
    }

    public /*@ nullable @*/ Map.Entry<K, V> firstEntry() {
        return isDescending ? highest() : lowest();
    }

    public /*@ nullable @*/ Map.Entry<K, V> lastEntry() {
        return isDescending ? lowest() : highest();
    }

    public /*@ nullable @*/ Map.Entry<K, V> ceilingEntry(/*@ nullable @*/ K key) {
        return after(key, true);
    }

    public /*@ nullable @*/ K ceilingKey(/*@ nullable @*/ K key) {
        return keyOf(after(key, true));
    }

    public /*@ nullable @*/ Map.Entry<K, V> higherEntry(/*@ nullable @*/ K key) {
        return after(key, false);
    }

    public /*@ nullable @*/ K higherKey(/*@ nullable @*/ K key) {
        return keyOf(after(key, false));
    }

    public /*@ nullable @*/ Map.Entry<K, V> floorEntry(/*@ nullable @*/ K key) {
        return before(key, true);
    }

    public /*@ nullable @*/ K floorKey(/*@ nullable @*/ K key) {
        return keyOf(before(key, true));
    }

    public /*@ nullable @*/ Map.Entry<K, V> lowerEntry(/*@ nullable @*/ K key) {
        return before(key, false);
    }

    public /*@ nullable @*/ K lowerKey(/*@ nullable @*/ K key) {
        return keyOf(before(key, false));
    }

    public /*@ pure nullable @*/ Comparator<? super K> comparator() {
        return isDescending ? Collections.reverseOrder(map.comparator()) : map.comparator();
    }

    public boolean containsKey(/*@ nullable @*/ Object key) {
        return isWithin((K) key) && map.containsKey(key);
    }

    public /*@ nullable @*/ V get(/*@ nullable @*/ Object key) {
        return isWithin((K) key) ? map.get(key) : null;
    }

    public /*@ nullable @*/ V put(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        if (!isWithin(key))
            throw new IllegalArgumentException("key out of range");
        return map.put(key, value);
    }

    public /*@ nullable @*/ V remove(/*@ nullable @*/ Object key) {
        return isWithin((K) key) ? map.remove(key) : null;
    }

    public /*@ nullable @*/ K firstKey() {
        return known(firstEntry());
    }

    public /*@ nullable @*/ K lastKey() {
        return known(lastEntry());
    }

    private static /*@ nullable @*/ <K, V> K known(/*@ nullable @*/ Map.Entry<K, V> entry) {
        if (entry == null)
            throw new NoSuchElementException();
        return entry.getKey();
    }

    public boolean isEmpty() {
        return lowest() == null;
    }

    public int size() {
        int size = 0;
        for (Map.Entry<K, V> at = lowest(); at != null; at = above(at.getKey(), false))
            size++;
        return size;
    }

    public /*@ nullable @*/ Map.Entry<K, V> pollFirstEntry() {
        return taken(firstEntry());
    }

    public /*@ nullable @*/ Map.Entry<K, V> pollLastEntry() {
        return taken(lastEntry());
    }

    private /*@ nullable @*/ Map.Entry<K, V> taken(/*@ nullable @*/ Map.Entry<K, V> entry) {
        if (entry != null)
            map.remove(entry.getKey());
        return entry;
    }

    // ---- Views of the view

    public NavigableMap<K, V> descendingMap() {
        return new TreeMapView<>(map, range, !isDescending);
    }

    public NavigableSet<K> descendingKeySet() {
        return new SortedKeys<>(descendingMap());
    }

    public NavigableSet<K> navigableKeySet() {
        return new SortedKeys<>(this);
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<>(this);
    }

    public SortedMap<K, V> headMap(/*@ nullable @*/ K toKey) {
        return headMap(toKey, false);
    }

    public NavigableMap<K, V> headMap(/*@ nullable @*/ K toKey, boolean isInclusive) {
        return part(false, null, false, true, toKey, isInclusive);
    }

    public SortedMap<K, V> tailMap(/*@ nullable @*/ K fromKey) {
        return tailMap(fromKey, true);
    }

    public NavigableMap<K, V> tailMap(/*@ nullable @*/ K fromKey, boolean isInclusive) {
        return part(true, fromKey, isInclusive, false, null, false);
    }

    public SortedMap<K, V> subMap(/*@ nullable @*/ K fromKey, /*@ nullable @*/ K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    public NavigableMap<K, V> subMap(/*@ nullable @*/ K fromKey, boolean fromInclusive, /*@ nullable @*/ K toKey, boolean toInclusive) {
        return part(true, fromKey, fromInclusive, true, toKey, toInclusive);
    }

    private NavigableMap<K, V> part(boolean hasFrom, /*@ nullable @*/ K from, boolean fromInclusive, boolean hasTo, /*@ nullable @*/ K to, boolean toInclusive) {
        check(hasFrom, from, fromInclusive, "fromKey out of range");
        check(hasTo, to, toInclusive, "toKey out of range");
        SortedRange<K> narrow = isDescending
                ? range.narrowed(hasTo, to, toInclusive, hasFrom, from, fromInclusive)
                : range.narrowed(hasFrom, from, fromInclusive, hasTo, to, toInclusive);
        if (narrow.hasLow && narrow.hasHigh && map.order(narrow.low, narrow.high) > 0)
            throw new IllegalArgumentException("fromKey > toKey");
        return new TreeMapView<>(map, narrow, isDescending);
    }

    // An end that is left out may be one that the range leaves out, too.
    private void check(boolean isGiven, /*@ nullable @*/ K end, boolean isInclusive, String message) {
        if (!isGiven)
            return;
        map.order(end, end); // of another class, or null: throws
        boolean isOutside = isInclusive ? !isWithin(end)
                : range.hasLow && map.order(end, range.low) < 0 || range.hasHigh && map.order(end, range.high) > 0;
        if (isOutside)
            throw new IllegalArgumentException(message);
    }

    // ---- Entries

    private static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final TreeMapView<K, V> view;

        Entries(TreeMapView<K, V> view) {
            this.view = view;
        }

        public int size() {
            return view.size();
        }

        public boolean contains(/*@ nullable @*/ Object object) {
            if (!(object instanceof Map.Entry))
                return false;
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) object;
            return view.containsKey(entry.getKey()) && Objects.equals(view.get(entry.getKey()), entry.getValue());
        }

        public boolean remove(/*@ nullable @*/ Object object) {
            if (!contains(object))
                return false;
            view.remove(((Map.Entry<?, ?>) object).getKey());
            return true;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<>(view);
        }
    }

    private static final class LiveEntry<K, V> extends AbstractMap.SimpleEntry<K, V> {
        private final TreeMap<K, V> map;

        LiveEntry(TreeMap<K, V> map, Map.Entry<K, V> entry) {
            super(entry);
            this.map = map;
        }

        public /*@ nullable @*/ V setValue(/*@ nullable @*/ V value) {
            map.put(getKey(), value);
            return super.setValue(value);
        }
    }

    private static final class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final TreeMapView<K, V> view;
        private /*@ nullable @*/ Map.Entry<K, V> next;
        private /*@ nullable @*/ Map.Entry<K, V> returned;
        private int expected;

        EntryIterator(TreeMapView<K, V> view) {
            this.view = view;
            this.next = view.firstEntry();
            this.expected = view.map.modCount;
        }

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (next == null)
                throw new NoSuchElementException();
            if (view.map.modCount != expected)
                throw new ConcurrentModificationException();
            // Its value may have changed since.
            returned = view.map.ceilingEntry(next.getKey());
            next = view.after(returned.getKey(), false);
            return new LiveEntry<>(view.map, returned);
        }

        public void remove() {
            if (returned == null)
                throw new IllegalStateException();
            if (view.map.modCount != expected)
                throw new ConcurrentModificationException();
            view.map.remove(returned.getKey());
            returned = null;
            expected = view.map.modCount;
        }
    }
}
