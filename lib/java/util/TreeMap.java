// TreeMap: an array of entries sorted by key; submaps and descending views are not modelled.
package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, Serializable {
    private static final int STEP = 4;

    private final /*@ nullable @*/ Comparator<? super K> comparator;
    private transient /*@ nullable @*/ Node<K, V>[] nodes;
    private int size;
    transient int modCount;
    //@ private invariant 0 <= size && size <= nodes.length && \typeof(nodes) == \type(Node[]);
    //@ private invariant (\forall int i; 0 <= i && i < nodes.length; (i < size) == (nodes[i] != null));
    //@ private invariant (\forall int i; 0 <= i && i < size; nodes[i].isOf(this));
    //@ private invariant (\forall int i; 0 < i && i < size; order(nodes[i - 1].key, nodes[i].key) < 0);

    public TreeMap() {
        this((Comparator<? super K>) null);
    }

    public TreeMap(/*@ nullable @*/ Comparator<? super K> comparator) {
        this.comparator = comparator;
        this.nodes = makeNodes(STEP);
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
        return snapshot(at(countBelow(key)));
    }

    public /*@ pure nullable @*/ K ceilingKey(/*@ nullable @*/ K key) {
        return keyOrNull(at(countBelow(key)));
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            nodes[i] = null;
        }
        size = 0;
    }

    public Object clone() {
        try {
            TreeMap<K, V> copy = (TreeMap<K, V>) super.clone();
            copy.nodes = makeNodes(nodes.length);
            copy.modCount = 0;
            for (int i = 0; i < size; i++) {
                copy.nodes[i] = new Node<>(copy, nodes[i].key, nodes[i].value);
            }
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
        Node<K, V> node = place >= 0 ? nodes[place] : null;
        if (node != null && node.value != null) {
            return node.value;
        }
        int expected = modCount;
        V fresh = function.apply(key);
        checkUnchanged(expected);
        if (node == null) {
            return add(place, key, fresh);
        }
        node.value = fresh;
        return fresh;
    }

    public /*@ nullable @*/ V computeIfPresent(/*@ nullable @*/ K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        checkKey(comparator, key);
        int place = search(key);
        return place < 0 || nodes[place].value == null ? null : remap(place, key, function);
    }

    public /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key) {
        return find(key) != null;
    }

    public /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value) {
        for (int i = 0; i < size; i++) {
            if (Objects.equals(value, nodes[i].value)) {
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
        return snapshot(at(0));
    }

    public /*@ pure nullable @*/ K firstKey() {
        return keyOrThrow(at(0));
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> floorEntry(/*@ nullable @*/ K key) {
        return snapshot(at(countUpTo(key) - 1));
    }

    public /*@ pure nullable @*/ K floorKey(/*@ nullable @*/ K key) {
        return keyOrNull(at(countUpTo(key) - 1));
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (int i = 0; i < size; i++) {
            action.accept(nodes[i].key, nodes[i].value);
            checkUnchanged(expected);
        }
    }

    public /*@ pure nullable @*/ V get(/*@ nullable @*/ Object key) {
        Node<K, V> node = find(key);
        return node == null ? null : node.value;
    }

    public SortedMap<K, V> headMap(/*@ nullable @*/ K toKey) {
        return headMap(toKey, false);
    }

    public NavigableMap<K, V> headMap(/*@ nullable @*/ K toKey, boolean inclusive) {
        return new TreeMapView<>(this, SortedRange.<K>all(), false).headMap(toKey, inclusive);
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> higherEntry(/*@ nullable @*/ K key) {
        return snapshot(at(countUpTo(key)));
    }

    public /*@ pure nullable @*/ K higherKey(/*@ nullable @*/ K key) {
        return keyOrNull(at(countUpTo(key)));
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> lastEntry() {
        return snapshot(at(size - 1));
    }

    public /*@ pure nullable @*/ K lastKey() {
        return keyOrThrow(at(size - 1));
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> lowerEntry(/*@ nullable @*/ K key) {
        return snapshot(at(countBelow(key) - 1));
    }

    public /*@ pure nullable @*/ K lowerKey(/*@ nullable @*/ K key) {
        return keyOrNull(at(countBelow(key) - 1));
    }

    public /*@ nullable @*/ V merge(/*@ nullable @*/ K key, V value,
            BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Objects.requireNonNull(value);
        int place = searchToAdd(key);
        if (place < 0) {
            return add(place, key, value);
        }
        Node<K, V> node = nodes[place];
        V fresh = value;
        if (node.value != null) {
            int expected = modCount;
            fresh = function.apply(node.value, value);
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
        return nodes[place].setValue(value);
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
        V old = nodes[place].value;
        if (old == null) {
            nodes[place].value = value;
        }
        return old;
    }

    public /*@ nullable @*/ V remove(/*@ nullable @*/ Object key) {
        checkKey(comparator, key);
        int place = search(key);
        if (place < 0) {
            return null;
        }
        V old = nodes[place].value;
        removeAt(place);
        return old;
    }

    public /*@ nullable @*/ V replace(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        Node<K, V> node = find(key);
        return node == null ? null : node.setValue(value);
    }

    public boolean replace(/*@ nullable @*/ K key, /*@ nullable @*/ V oldValue, /*@ nullable @*/ V newValue) {
        Node<K, V> node = find(key);
        if (node == null || !Objects.equals(oldValue, node.value)) {
            return false;
        }
        node.value = newValue;
        return true;
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        for (int i = 0; i < size; i++) {
            Node<K, V> node = nodes[i];
            node.value = function.apply(node.key, node.value);
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

    private /*@ pure nullable @*/ Node<K, V> find(/*@ nullable @*/ Object key) {
        checkKey(comparator, key);
        return at(search(key));
    }

    // Its index; where there is none, -1 less the index at which it would be.
    private /*@ pure @*/ int search(/*@ nullable @*/ Object key) {
        for (int i = 0; i < size; i++) {
            int order = order(key, nodes[i].key);
            if (order <= 0) {
                return order == 0 ? i : -i - 1;
            }
        }
        return -size - 1;
    }

    private /*@ pure @*/ int searchToAdd(/*@ nullable @*/ K key) {
        if (size == 0) {
            order(key, key);
        }
        return search(key);
    }

    private /*@ pure @*/ int countBelow(/*@ nullable @*/ K key) {
        int count = 0;
        while (count < size && order(key, nodes[count].key) > 0) {
            count++;
        }
        return count;
    }

    private /*@ pure @*/ int countUpTo(/*@ nullable @*/ K key) {
        int count = 0;
        while (count < size && order(key, nodes[count].key) >= 0) {
            count++;
        }
        return count;
    }

    private /*@ pure nullable @*/ Node<K, V> at(int index) {
        return 0 <= index && index < size ? nodes[index] : null;
    }

    private static /*@ pure nullable @*/ <K, V> Map.Entry<K, V> snapshot(/*@ nullable @*/ Node<K, V> node) {
        return node == null ? null : new AbstractMap.SimpleImmutableEntry<>(node.key, node.value);
    }

    private static /*@ pure nullable @*/ <K, V> K keyOrNull(/*@ nullable @*/ Node<K, V> node) {
        return node == null ? null : node.key;
    }

    private static /*@ pure nullable @*/ <K, V> K keyOrThrow(/*@ nullable @*/ Node<K, V> node) {
        if (node == null) {
            throw new NoSuchElementException();
        }
        return node.key;
    }

    private /*@ nullable @*/ V remap(int place, /*@ nullable @*/ K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        int expected = modCount;
        V fresh = function.apply(key, nodes[place].value);
        checkUnchanged(expected);
        return set(place, fresh);
    }

    private /*@ nullable @*/ V set(int place, /*@ nullable @*/ V value) {
        if (value == null) {
            removeAt(place);
        } else {
            nodes[place].value = value;
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
        if (size == nodes.length) {
            grow();
        }
        for (int i = size; i > index; i--) {
            nodes[i] = nodes[i - 1];
        }
        nodes[index] = new Node<>(this, key, value);
        size++;
        modCount++;
    }

    private void grow() {
        Node<K, V>[] larger = makeNodes(size + STEP);
        for (int i = 0; i < size; i++) {
            larger[i] = nodes[i];
        }
        nodes = larger;
    }

    private void removeAt(int index) {
        for (int i = index; i < size - 1; i++) {
            nodes[i] = nodes[i + 1];
        }
        size--;
        nodes[size] = null;
        modCount++;
    }

    private /*@ pure @*/ void checkUnchanged(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    @SuppressWarnings("unchecked")
    private static <K, V> /*@ nullable @*/ Node<K, V>[] makeNodes(int count) {
        return (Node<K, V>[]) new Node[count];
    }

    private static class Node<K, V> implements Map.Entry<K, V> {
        // No two maps share an entry.
        private final TreeMap<K, V> map;
        private final /*@ nullable @*/ K key;
        private /*@ nullable @*/ V value;

        Node(TreeMap<K, V> map, /*@ nullable @*/ K key, /*@ nullable @*/ V value) {
            this.map = map;
            this.key = key;
            this.value = value;
        }

        /*@ pure helper @*/ boolean isOf(TreeMap<K, V> map) {
            return this.map == map && (key != null || map.comparator != null);
        }

        public /*@ pure nullable @*/ K getKey() {
            return key;
        }

        public /*@ pure nullable @*/ V getValue() {
            return value;
        }

        public /*@ nullable @*/ V setValue(/*@ nullable @*/ V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
            return other instanceof Map.Entry && Objects.equals(key, ((Map.Entry<?, ?>) other).getKey())
                    && Objects.equals(value, ((Map.Entry<?, ?>) other).getValue());
        }

        public /*@ pure @*/ int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public /*@ pure @*/ String toString() {
            return String.valueOf(key).concat("=").concat(String.valueOf(value));
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
            Node<K, V> node = map.find(entry.getKey());
            return node != null && Objects.equals(node.value, entry.getValue());
        }

        public boolean remove(/*@ nullable @*/ Object object) {
            if (!contains(object)) {
                return false;
            }
            map.remove(((Map.Entry<?, ?>) object).getKey());
            return true;
        }
    }

    private static class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final TreeMap<K, V> map;
        private int position;
        private int left;
        private boolean canRemove;
        private int expectedModCount;

        EntryIterator(TreeMap<K, V> map) {
            this.map = map;
            this.left = map.size;
            this.expectedModCount = map.modCount;
        }

        public boolean hasNext() {
            return left > 0;
        }

        public Map.Entry<K, V> next() {
            if (left == 0) {
                throw new NoSuchElementException();
            }
            map.checkUnchanged(expectedModCount);
            position++;
            left--;
            canRemove = true;
            return map.nodes[position - 1];
        }

        public void remove() {
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
}
