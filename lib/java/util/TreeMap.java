// TreeMap: a chain of entries sorted by key; submaps and descending views are not modelled.
package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;

public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, Serializable {
    private final /*@ nullable @*/ Comparator<? super K> comparator;
    private /*@ nullable @*/ Node<K, V> first;
    private int size;
    private int modCount;
    //@ private invariant wellFormed();

    public TreeMap() {
        this.comparator = null;
    }

    public TreeMap(/*@ nullable @*/ Comparator<? super K> comparator) {
        this.comparator = comparator;
    }

    public TreeMap(Map<? extends K, ? extends V> map) {
        this.comparator = null;
        putAll(map);
    }

    public TreeMap(SortedMap<K, ? extends V> map) {
        this.comparator = map.comparator();
        putAll(map);
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> ceilingEntry(/*@ nullable @*/ K key) {
        return snapshot(from(key));
    }

    public /*@ pure nullable @*/ K ceilingKey(/*@ nullable @*/ K key) {
        return keyOrNull(from(key));
    }

    public void clear() {
        modCount++;
        first = null;
        size = 0;
    }

    public native Object clone();

    public /*@ pure nullable @*/ Comparator<? super K> comparator() {
        return comparator;
    }

    public /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key) {
        return find(key) != null;
    }

    public /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value) {
        for (Node<K, V> node = first; node != null; node = node.next) {
            if (Objects.equals(value, node.value)) {
                return true;
            }
        }
        return false;
    }

    public native NavigableSet<K> descendingKeySet();

    public native NavigableMap<K, V> descendingMap();

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<>(this);
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> firstEntry() {
        return snapshot(first);
    }

    public /*@ pure nullable @*/ K firstKey() {
        return keyOrThrow(first);
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> floorEntry(/*@ nullable @*/ K key) {
        return snapshot(upTo(key));
    }

    public /*@ pure nullable @*/ K floorKey(/*@ nullable @*/ K key) {
        return keyOrNull(upTo(key));
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (Node<K, V> node = first; node != null; node = node.next) {
            action.accept(node.key, node.value);
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public /*@ pure nullable @*/ V get(/*@ nullable @*/ Object key) {
        Node<K, V> node = find(key);
        return node == null ? null : node.value;
    }

    public native SortedMap<K, V> headMap(/*@ nullable @*/ K toKey);

    public native NavigableMap<K, V> headMap(/*@ nullable @*/ K toKey, boolean inclusive);

    public /*@ pure nullable @*/ Map.Entry<K, V> higherEntry(/*@ nullable @*/ K key) {
        return snapshot(after(key));
    }

    public /*@ pure nullable @*/ K higherKey(/*@ nullable @*/ K key) {
        return keyOrNull(after(key));
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> lastEntry() {
        return snapshot(last());
    }

    public /*@ pure nullable @*/ K lastKey() {
        return keyOrThrow(last());
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> lowerEntry(/*@ nullable @*/ K key) {
        return snapshot(before(key));
    }

    public /*@ pure nullable @*/ K lowerKey(/*@ nullable @*/ K key) {
        return keyOrNull(before(key));
    }

    public native NavigableSet<K> navigableKeySet();

    public /*@ nullable @*/ Map.Entry<K, V> pollFirstEntry() {
        Map.Entry<K, V> entry = snapshot(first);
        if (first != null) {
            unlink(first);
        }
        return entry;
    }

    public /*@ nullable @*/ Map.Entry<K, V> pollLastEntry() {
        Node<K, V> node = last();
        Map.Entry<K, V> entry = snapshot(node);
        if (node != null) {
            unlink(node);
        }
        return entry;
    }

    public /*@ nullable @*/ V put(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        if (first == null) {
            order(key, key);
        }
        Node<K, V> smaller = null;
        Node<K, V> node = first;
        while (node != null) {
            int order = order(key, node.key);
            if (order == 0) {
                V old = node.value;
                node.value = value;
                return old;
            }
            if (order < 0) {
                break;
            }
            smaller = node;
            node = node.next;
        }
        Node<K, V> added = new Node<>(key, value, node);
        if (smaller == null) {
            first = added;
        } else {
            smaller.next = added;
        }
        size++;
        modCount++;
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public /*@ nullable @*/ V remove(/*@ nullable @*/ Object key) {
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        unlink(node);
        return node.value;
    }

    public /*@ pure @*/ int size() {
        return size;
    }

    public native SortedMap<K, V> subMap(/*@ nullable @*/ K fromKey, /*@ nullable @*/ K toKey);

    public native NavigableMap<K, V> subMap(/*@ nullable @*/ K fromKey, boolean fromInclusive,
            /*@ nullable @*/ K toKey, boolean toInclusive);

    public native SortedMap<K, V> tailMap(/*@ nullable @*/ K fromKey);

    public native NavigableMap<K, V> tailMap(/*@ nullable @*/ K fromKey, boolean inclusive);

    // The chain has as many entries as the map, with rising keys.
    private /*@ pure helper @*/ boolean wellFormed() {
        int count = 0;
        for (Node<K, V> node = first; node != null; node = node.next) {
            if (count == size || node.next != null && order(node.key, node.next.key) >= 0) {
                return false;
            }
            count++;
        }
        return count == size;
    }

    @SuppressWarnings("unchecked")
    private /*@ pure helper @*/ int order(/*@ nullable @*/ Object left, /*@ nullable @*/ Object right) {
        return comparator == null ? ((Comparable<Object>) Objects.requireNonNull(left)).compareTo(right)
                : comparator.compare((K) left, (K) right);
    }

    private /*@ pure nullable @*/ Node<K, V> find(/*@ nullable @*/ Object key) {
        if (comparator == null) {
            Objects.requireNonNull(key);
        }
        Node<K, V> node = first;
        while (node != null) {
            int order = order(key, node.key);
            if (order == 0) {
                return node;
            }
            if (order < 0) {
                return null;
            }
            node = node.next;
        }
        return null;
    }

    // The entry with the least key that is at least the given one.
    private /*@ pure nullable @*/ Node<K, V> from(/*@ nullable @*/ K key) {
        Node<K, V> node = first;
        while (node != null && order(key, node.key) > 0) {
            node = node.next;
        }
        return node;
    }

    // The entry with the least key above the given one.
    private /*@ pure nullable @*/ Node<K, V> after(/*@ nullable @*/ K key) {
        Node<K, V> node = first;
        while (node != null && order(key, node.key) >= 0) {
            node = node.next;
        }
        return node;
    }

    // The entry with the greatest key below the given one.
    private /*@ pure nullable @*/ Node<K, V> before(/*@ nullable @*/ K key) {
        Node<K, V> found = null;
        Node<K, V> node = first;
        while (node != null && order(key, node.key) > 0) {
            found = node;
            node = node.next;
        }
        return found;
    }

    // The entry with the greatest key that is at most the given one.
    private /*@ pure nullable @*/ Node<K, V> upTo(/*@ nullable @*/ K key) {
        Node<K, V> found = null;
        Node<K, V> node = first;
        while (node != null && order(key, node.key) >= 0) {
            found = node;
            node = node.next;
        }
        return found;
    }

    private /*@ pure nullable @*/ Node<K, V> last() {
        Node<K, V> found = null;
        for (Node<K, V> node = first; node != null; node = node.next) {
            found = node;
        }
        return found;
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

    private void unlink(Node<K, V> removed) {
        if (first == removed) {
            first = removed.next;
        } else {
            Node<K, V> node = first;
            while (node.next != removed) {
                node = node.next;
            }
            node.next = removed.next;
        }
        size--;
        modCount++;
    }

    private static class Node<K, V> implements Map.Entry<K, V> {
        private final /*@ nullable @*/ K key;
        private /*@ nullable @*/ V value;
        private /*@ nullable @*/ Node<K, V> next;

        Node(/*@ nullable @*/ K key, /*@ nullable @*/ V value, /*@ nullable @*/ Node<K, V> next) {
            this.key = key;
            this.value = value;
            this.next = next;
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
            map.unlink(map.find(((Map.Entry<?, ?>) object).getKey()));
            return true;
        }
    }

    private static class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final TreeMap<K, V> map;
        private /*@ nullable @*/ Node<K, V> following;
        private /*@ nullable @*/ Node<K, V> returned;
        private int expectedModCount;

        EntryIterator(TreeMap<K, V> map) {
            this.map = map;
            this.following = map.first;
            this.expectedModCount = map.modCount;
        }

        public boolean hasNext() {
            return following != null;
        }

        public Map.Entry<K, V> next() {
            if (following == null) {
                throw new NoSuchElementException();
            }
            checkUnchanged();
            returned = following;
            following = following.next;
            return returned;
        }

        public void remove() {
            if (returned == null) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            map.unlink(returned);
            returned = null;
            expectedModCount = map.modCount;
        }

        private /*@ pure @*/ void checkUnchanged() {
            if (map.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
