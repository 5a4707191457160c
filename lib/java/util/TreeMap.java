// TreeMap: arrays of keys, sorted, and of their values; views are in TreeMapView.
//
// An entry is made when it is asked for, and knows its place: nothing is written in the map by looking at it.
package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, Serializable {
    private static final int STEP = 4;

    private final /*@ nullable @*/ Comparator<? super K> comparator;
    private transient /*@ nullable @*/ K[] keys;
    private transient /*@ nullable @*/ V[] values;
    private int size;
    transient int modCount;
    private transient int removals;
    //@ private invariant \typeof(keys) == \type(Object[]) && \typeof(values) == \type(Object[]);
    //@ private invariant 0 <= size && size <= keys.length;
    //@ private invariant (\forall int i; size <= i && i < keys.length; keys[i] == null && values[i] == null);
    //@ private invariant comparator == null ==> (\forall int i; 0 <= i && i < size; keys[i] != null);
    //@ private invariant (\forall int i; 0 < i && i < size; order(keys[i - 1], keys[i]) < 0);
    //@ private invariant comparator != null && size == 1 ==> order(keys[0], keys[0]) == 0; // as when it was put

    public TreeMap() {
        this((Comparator<? super K>) null);
    }

    public TreeMap(/*@ nullable @*/ Comparator<? super K> comparator) {
        this.comparator = comparator;
        this.keys = (K[]) new Object[STEP];
        this.values = (V[]) new Object[STEP];
    }

    public TreeMap(Map<? extends K, ? extends V> map) {
        this((Comparator<? super K>) null);
        putAll(map);
    }

    public TreeMap(SortedMap<K, ? extends V> map) {
        this(map.comparator());
        putAll(map);
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> ceilingEntry(/*@ nullable @*/ K key) {
        return snapshot(countBelow(key));
    }

    public /*@ pure nullable @*/ K ceilingKey(/*@ nullable @*/ K key) {
        return keyOrNull(countBelow(key));
    }

    public void clear() {
        modCount++;
        removals++;
        for (int i = 0; i < size; i++) {
            keys[i] = null;
            values[i] = null;
        }
        size = 0;
    }

    public Object clone() {
        try {
            TreeMap<K, V> copy = (TreeMap<K, V>) super.clone();
            copy.keys = keys.clone();
            copy.values = values.clone();
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException never) {
            throw new InternalError(never);
        }
    }

    public /*@ pure nullable @*/ Comparator<? super K> comparator() {
        return comparator;
    }

    public /*@ nullable @*/ V compute(/*@ nullable @*/ K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int place = search(key);
        if (place >= 0) {
            return remap(place, key, function);
        }
        int expected = modCount;
        V fresh = function.apply(key, null);
        checkUnchanged(expected);
        return add(place, key, fresh);
    }

    public /*@ nullable @*/ V computeIfAbsent(/*@ nullable @*/ K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        int place = search(key);
        if (place >= 0 && values[place] != null) {
            return values[place];
        }
        int expected = modCount;
        V fresh = function.apply(key);
        checkUnchanged(expected);
        if (place < 0) {
            return add(place, key, fresh);
        }
        values[place] = fresh;
        return fresh;
    }

    public /*@ nullable @*/ V computeIfPresent(/*@ nullable @*/ K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        checkKey(comparator, key);
        int place = search(key);
        return place < 0 || values[place] == null ? null : remap(place, key, function);
    }

    public /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key) {
        return find(key) >= 0;
    }

    public /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value) {
        for (int i = 0; i < size; i++) {
            if (Objects.equals(value, values[i])) {
                return true;
            }
        }
        return false;
    }

    public NavigableSet<K> descendingKeySet() {
        return new SortedKeys<>(descendingMap());
    }

    public NavigableMap<K, V> descendingMap() {
        return new TreeMapView<>(this, SortedRange.<K>all(), true);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<>(this);
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> firstEntry() {
        return snapshot(0);
    }

    public /*@ pure nullable @*/ K firstKey() {
        return keyOrThrow(0);
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> floorEntry(/*@ nullable @*/ K key) {
        return snapshot(countUpTo(key) - 1);
    }

    public /*@ pure nullable @*/ K floorKey(/*@ nullable @*/ K key) {
        return keyOrNull(countUpTo(key) - 1);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (int i = 0; i < size; i++) {
            action.accept(keys[i], values[i]);
            checkUnchanged(expected);
        }
    }

    public /*@ pure nullable @*/ V get(/*@ nullable @*/ Object key) {
        int place = find(key);
        return place < 0 ? null : values[place];
    }

    public SortedMap<K, V> headMap(/*@ nullable @*/ K toKey) {
        return headMap(toKey, false);
    }

    public NavigableMap<K, V> headMap(/*@ nullable @*/ K toKey, boolean inclusive) {
        return new TreeMapView<>(this, SortedRange.<K>all(), false).headMap(toKey, inclusive);
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> higherEntry(/*@ nullable @*/ K key) {
        return snapshot(countUpTo(key));
    }

    public /*@ pure nullable @*/ K higherKey(/*@ nullable @*/ K key) {
        return keyOrNull(countUpTo(key));
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> lastEntry() {
        return snapshot(size - 1);
    }

    public /*@ pure nullable @*/ K lastKey() {
        return keyOrThrow(size - 1);
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> lowerEntry(/*@ nullable @*/ K key) {
        return snapshot(countBelow(key) - 1);
    }

    public /*@ pure nullable @*/ K lowerKey(/*@ nullable @*/ K key) {
        return keyOrNull(countBelow(key) - 1);
    }

    public /*@ nullable @*/ V merge(/*@ nullable @*/ K key, V value,
            BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Objects.requireNonNull(value);
        int place = searchToAdd(key);
        if (place < 0) {
            return add(place, key, value);
        }
        V fresh = value;
        if (values[place] != null) {
            int expected = modCount;
            fresh = function.apply(values[place], value);
            checkUnchanged(expected);
        }
        return set(place, fresh);
    }

    public NavigableSet<K> navigableKeySet() {
        return new SortedKeys<>(this);
    }

    public /*@ nullable @*/ Map.Entry<K, V> pollFirstEntry() {
        Map.Entry<K, V> entry = firstEntry();
        if (entry != null) {
            removeAt(0);
        }
        return entry;
    }

    public /*@ nullable @*/ Map.Entry<K, V> pollLastEntry() {
        Map.Entry<K, V> entry = lastEntry();
        if (entry != null) {
            removeAt(size - 1);
        }
        return entry;
    }

    public /*@ nullable @*/ V put(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        int place = searchToAdd(key);
        if (place < 0) {
            insert(-place - 1, key, value);
            return null;
        }
        return exchange(place, value);
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public /*@ nullable @*/ V putIfAbsent(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        int place = searchToAdd(key);
        if (place < 0) {
            insert(-place - 1, key, value);
            return null;
        }
        V old = values[place];
        if (old == null) {
            values[place] = value;
        }
        return old;
    }

    public /*@ nullable @*/ V remove(/*@ nullable @*/ Object key) {
        checkKey(comparator, key);
        int place = search(key);
        if (place < 0) {
            return null;
        }
        V old = values[place];
        removeAt(place);
        return old;
    }

    public /*@ nullable @*/ V replace(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        int place = find(key);
        return place < 0 ? null : exchange(place, value);
    }

    public boolean replace(/*@ nullable @*/ K key, /*@ nullable @*/ V oldValue, /*@ nullable @*/ V newValue) {
        int place = find(key);
        if (place < 0 || !Objects.equals(oldValue, values[place])) {
            return false;
        }
        values[place] = newValue;
        return true;
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        for (int i = 0; i < size; i++) {
            values[i] = function.apply(keys[i], values[i]);
            checkUnchanged(expected);
        }
    }

    public /*@ pure @*/ int size() {
        return size;
    }

    public SortedMap<K, V> subMap(/*@ nullable @*/ K fromKey, /*@ nullable @*/ K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    public NavigableMap<K, V> subMap(/*@ nullable @*/ K fromKey, boolean fromInclusive,
            /*@ nullable @*/ K toKey, boolean toInclusive) {
        return new TreeMapView<>(this, SortedRange.<K>all(), false).subMap(fromKey, fromInclusive, toKey, toInclusive);
    }

    public SortedMap<K, V> tailMap(/*@ nullable @*/ K fromKey) {
        return tailMap(fromKey, true);
    }

    public NavigableMap<K, V> tailMap(/*@ nullable @*/ K fromKey, boolean inclusive) {
        return new TreeMapView<>(this, SortedRange.<K>all(), false).tailMap(fromKey, inclusive);
    }

    // By the comparator or, without one, in natural order, which has no null.
    @SuppressWarnings("unchecked")
    static /*@ pure helper @*/ <T> int order(/*@ nullable @*/ Comparator<? super T> comparator,
            /*@ nullable @*/ Object left, /*@ nullable @*/ Object right) {
        return comparator == null ? ((Comparable<Object>) Objects.requireNonNull(left)).compareTo(right)
                : comparator.compare((T) left, (T) right);
    }

    // What is looked for must be comparable, also where there is nothing to compare with.
    static /*@ pure helper @*/ void checkKey(/*@ nullable @*/ Comparator<?> comparator, /*@ nullable @*/ Object key) {
        if (comparator == null) {
            Comparable<?> comparable = (Comparable<?>) Objects.requireNonNull(key);
        }
    }

    /*@ pure helper @*/ int order(/*@ nullable @*/ Object left, /*@ nullable @*/ Object right) {
        return order(comparator, left, right);
    }

    // Its place; negative: nowhere.
    private /*@ pure @*/ int find(/*@ nullable @*/ Object key) {
        checkKey(comparator, key);
        return search(key);
    }

    // Its index; where there is none, -1 less the index at which it would be.
    private /*@ pure @*/ int search(/*@ nullable @*/ Object key) {
        checkComparable(key);
        return place(key);
    }

    private /*@ pure @*/ int countBelow(/*@ nullable @*/ K key) {
        checkComparable(key);
        return below(key);
    }

    private /*@ pure @*/ int countUpTo(/*@ nullable @*/ K key) {
        checkComparable(key);
        return upTo(key);
    }

    // As the first comparison would say.
    private /*@ pure @*/ void checkComparable(/*@ nullable @*/ Object key) {
        if (comparator == null && size > 0) {
            Objects.requireNonNull(key);
        }
    }

    // In natural order the next three are known without looking at them, for boxes and texts that are not null (src/builtin/search.c).
    private /*@ pure @*/ int place(/*@ nullable @*/ Object key) {
        for (int i = 0; i < size; i++) {
            int order = order(key, keys[i]);
            if (order <= 0) {
                return order == 0 ? i : -i - 1;
            }
        }
        return -size - 1;
    }

    private /*@ pure @*/ int below(/*@ nullable @*/ K key) {
        int count = 0;
        while (count < size && order(key, keys[count]) > 0) {
            count++;
        }
        return count;
    }

    private /*@ pure @*/ int upTo(/*@ nullable @*/ K key) {
        int count = 0;
        while (count < size && order(key, keys[count]) >= 0) {
            count++;
        }
        return count;
    }

    private /*@ pure @*/ int searchToAdd(/*@ nullable @*/ K key) {
        if (size == 0) {
            order(key, key);
        }
        return search(key);
    }

    private /*@ pure @*/ boolean isPlace(int place) {
        return 0 <= place && place < size;
    }

    private /*@ pure nullable @*/ Map.Entry<K, V> snapshot(int place) {
        return isPlace(place) ? new AbstractMap.SimpleImmutableEntry<>(keys[place], values[place]) : null;
    }

    private /*@ pure nullable @*/ K keyOrNull(int place) {
        return isPlace(place) ? keys[place] : null;
    }

    private /*@ pure nullable @*/ K keyOrThrow(int place) {
        if (!isPlace(place)) {
            throw new NoSuchElementException();
        }
        return keys[place];
    }

    private /*@ nullable @*/ V exchange(int place, /*@ nullable @*/ V value) {
        V old = values[place];
        values[place] = value;
        return old;
    }

    private /*@ nullable @*/ V remap(int place, /*@ nullable @*/ K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        int expected = modCount;
        V fresh = function.apply(key, values[place]);
        checkUnchanged(expected);
        return set(place, fresh);
    }

    private /*@ nullable @*/ V set(int place, /*@ nullable @*/ V value) {
        if (value == null) {
            removeAt(place);
        } else {
            values[place] = value;
        }
        return value;
    }

    // At a place that a search returned, unless there is nothing to add.
    private /*@ nullable @*/ V add(int place, /*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        if (value != null) {
            if (size == 0) {
                order(key, key);
            }
            insert(-place - 1, key, value);
        }
        return value;
    }

    private void insert(int index, /*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        if (size == keys.length) {
            keys = (K[]) Arrays.copyObjects(keys, size + STEP);
            values = (V[]) Arrays.copyObjects(values, size + STEP);
        }
        for (int i = size; i > index; i--) {
            keys[i] = keys[i - 1];
            values[i] = values[i - 1];
        }
        keys[index] = key;
        values[index] = value;
        size++;
        modCount++;
    }

    private void removeAt(int index) {
        for (int i = index; i < size - 1; i++) {
            keys[i] = keys[i + 1];
            values[i] = values[i + 1];
        }
        size--;
        keys[size] = null;
        values[size] = null;
        modCount++;
        removals++;
    }

    private /*@ pure @*/ void checkUnchanged(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    Iterator<K> keyIterator() {
        return new KeyIterator<>(this);
    }

    Iterator<V> valueIterator() {
        return new ValueIterator<>(this);
    }

    private static class Node<K, V> implements Map.Entry<K, V> {
        private final TreeMap<K, V> map;
        private final /*@ nullable @*/ K key;
        private final int place; // when it was made
        private final int changes;
        private final int removals;

        Node(TreeMap<K, V> map, int place) {
            this.map = map;
            this.key = map.keys[place];
            this.place = place;
            this.changes = map.modCount;
            this.removals = map.removals;
        }

        // Java's tree may move what is in one entry into another when one is removed.
        private /*@ pure @*/ native void lookAfterRemovals();

        private /*@ pure @*/ int place() {
            if (map.removals != removals) {
                lookAfterRemovals();
            }
            return map.modCount == changes ? place : map.search(key);
        }

        public /*@ pure nullable @*/ K getKey() {
            if (map.removals != removals) {
                lookAfterRemovals();
            }
            return key;
        }

        public /*@ pure nullable @*/ V getValue() {
            return map.values[place()];
        }

        public /*@ nullable @*/ V setValue(/*@ nullable @*/ V value) {
            return map.exchange(place(), value);
        }

        public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
            return other instanceof Map.Entry && Objects.equals(getKey(), ((Map.Entry<?, ?>) other).getKey())
                    && Objects.equals(getValue(), ((Map.Entry<?, ?>) other).getValue());
        }

        public /*@ pure @*/ int hashCode() {
            return Objects.hashCode(getKey()) ^ Objects.hashCode(getValue());
        }

        public /*@ pure @*/ String toString() {
            return String.valueOf(getKey()).concat("=").concat(String.valueOf(getValue()));
        }
    }

    private static class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final TreeMap<K, V> map;

        Entries(TreeMap<K, V> map) {
            this.map = map;
        }

        public /*@ pure @*/ int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<>(map);
        }

        public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object object) {
            if (!(object instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) object;
            int place = map.find(entry.getKey());
            return place >= 0 && Objects.equals(map.values[place], entry.getValue());
        }

        public boolean remove(/*@ nullable @*/ Object object) {
            if (!contains(object)) {
                return false;
            }
            map.remove(((Map.Entry<?, ?>) object).getKey());
            return true;
        }
    }

    // The places in their order.
    private static class Places<K, V> {
        private final TreeMap<K, V> map;
        private int position;
        private int left;
        private boolean canRemove;
        private int expectedModCount;

        Places(TreeMap<K, V> map) {
            this.map = map;
            this.left = map.size;
            this.expectedModCount = map.modCount;
        }

        int next() {
            if (left == 0) {
                throw new NoSuchElementException();
            }
            map.checkUnchanged(expectedModCount);
            position++;
            left--;
            canRemove = true;
            return position - 1;
        }

        void remove() {
            if (!canRemove) {
                throw new IllegalStateException();
            }
            map.checkUnchanged(expectedModCount);
            position--;
            map.removeAt(position);
            canRemove = false;
            expectedModCount = map.modCount;
        }
    }

    private static class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final TreeMap<K, V> map;
        private final Places<K, V> places;

        EntryIterator(TreeMap<K, V> map) {
            this.map = map;
            this.places = new Places<>(map);
        }

        public boolean hasNext() {
            return places.left > 0;
        }

        public Map.Entry<K, V> next() {
            return new Node<>(map, places.next());
        }

        public void remove() {
            places.remove();
        }
    }

    private static class KeyIterator<K, V> implements Iterator<K> {
        private final TreeMap<K, V> map;
        private final Places<K, V> places;

        KeyIterator(TreeMap<K, V> map) {
            this.map = map;
            this.places = new Places<>(map);
        }

        public boolean hasNext() {
            return places.left > 0;
        }

        public /*@ nullable @*/ K next() {
            return map.keys[places.next()];
        }

        public void remove() {
            places.remove();
        }
    }

    private static class ValueIterator<K, V> implements Iterator<V> {
        private final TreeMap<K, V> map;
        private final Places<K, V> places;

        ValueIterator(TreeMap<K, V> map) {
            this.map = map;
            this.places = new Places<>(map);
        }

        public boolean hasNext() {
            return places.left > 0;
        }

        public /*@ nullable @*/ V next() {
            return map.values[places.next()];
        }

        public void remove() {
            places.remove();
        }
    }
}
