// HashMap: a chain of entries that keeps each key's hash; iteration may take any order.
package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
    /*@ nullable @*/ Node<K, V> first;
    int size;
    int modCount;
    //@ private invariant wellFormed();

    public HashMap() {
    }

    public HashMap(Map<? extends K, ? extends V> map) {
        putAll(map);
    }

    public HashMap(int capacity) {
        checkCapacity(capacity);
    }

    public HashMap(int capacity, float loadFactor) {
        checkCapacity(capacity);
        if (!(loadFactor > 0.0f)) {
            throw new IllegalArgumentException("Illegal load factor");
        }
    }

    public void clear() {
        modCount++;
        first = null;
        size = 0;
    }

    public native Object clone();

    public /*@ nullable @*/ V compute(/*@ nullable @*/ K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> node = find(key);
        int expected = modCount;
        V fresh = function.apply(key, node == null ? null : node.value);
        checkUnchanged(expected);
        if (node == null) {
            if (fresh != null) {
                insert(key, fresh);
            }
        } else if (fresh == null) {
            unlink(node);
        } else {
            node.value = fresh;
            touch(node);
        }
        return fresh;
    }

    public /*@ nullable @*/ V computeIfAbsent(/*@ nullable @*/ K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> node = find(key);
        if (node != null && node.value != null) {
            touch(node);
            return node.value;
        }
        int expected = modCount;
        V fresh = function.apply(key);
        checkUnchanged(expected);
        if (fresh != null) {
            if (node == null) {
                insert(key, fresh);
            } else {
                node.value = fresh;
                touch(node);
            }
        }
        return fresh;
    }

    public /*@ nullable @*/ V computeIfPresent(/*@ nullable @*/ K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> node = find(key);
        if (node == null || node.value == null) {
            return null;
        }
        int expected = modCount;
        V fresh = function.apply(key, node.value);
        checkUnchanged(expected);
        if (fresh == null) {
            unlink(node);
        } else {
            node.value = fresh;
            touch(node);
        }
        return fresh;
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

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<>(this);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        Iterator<Map.Entry<K, V>> entries = entrySet().iterator();
        while (entries.hasNext()) {
            Node<K, V> node = ((EntryIterator<K, V>) entries).nextNode();
            action.accept(node.key, node.value);
        }
        checkUnchanged(expected);
    }

    public /*@ pure nullable @*/ V get(/*@ nullable @*/ Object key) {
        Node<K, V> node = find(key);
        return node == null ? null : node.value;
    }

    public /*@ pure nullable @*/ V getOrDefault(/*@ nullable @*/ Object key, /*@ nullable @*/ V fallback) {
        Node<K, V> node = find(key);
        return node == null ? fallback : node.value;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    public /*@ nullable @*/ V merge(/*@ nullable @*/ K key, V value,
            BiFunction<? super V, ? super V, ? extends V> function) {
        if (value == null || function == null) {
            throw new NullPointerException();
        }
        Node<K, V> node = find(key);
        if (node == null) {
            insert(key, value);
            return value;
        }
        V fresh = value;
        if (node.value != null) {
            int expected = modCount;
            fresh = function.apply(node.value, value);
            checkUnchanged(expected);
        }
        if (fresh == null) {
            unlink(node);
        } else {
            node.value = fresh;
            touch(node);
        }
        return fresh;
    }

    public /*@ nullable @*/ V put(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        Node<K, V> node = find(key);
        if (node == null) {
            insert(key, value);
            return null;
        }
        V old = node.value;
        node.value = value;
        touch(node);
        return old;
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public /*@ nullable @*/ V putIfAbsent(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        Node<K, V> node = find(key);
        if (node == null) {
            insert(key, value);
            return null;
        }
        V old = node.value;
        if (old == null) {
            node.value = value;
        }
        touch(node);
        return old;
    }

    public /*@ nullable @*/ V remove(/*@ nullable @*/ Object key) {
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        unlink(node);
        return node.value;
    }

    public boolean remove(/*@ nullable @*/ Object key, /*@ nullable @*/ Object value) {
        Node<K, V> node = find(key);
        if (node == null || !Objects.equals(value, node.value)) {
            return false;
        }
        unlink(node);
        return true;
    }

    public /*@ nullable @*/ V replace(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        V old = node.value;
        node.value = value;
        touch(node);
        return old;
    }

    public boolean replace(/*@ nullable @*/ K key, /*@ nullable @*/ V oldValue, /*@ nullable @*/ V newValue) {
        Node<K, V> node = find(key);
        if (node == null || !Objects.equals(oldValue, node.value)) {
            return false;
        }
        node.value = newValue;
        touch(node);
        return true;
    }

    public /*@ pure @*/ int size() {
        return size;
    }

    // Any number from 0 to below the bound: the place that iteration happens to take next.
    //@ requires bound > 0;
    //@ assignable \nothing;
    //@ ensures 0 <= \result && \result < bound;
    static native int choose(int bound);

    /*@ pure @*/ boolean keepsOrder() {
        return false;
    }

    void inserted() {
    }

    void touch(Node<K, V> node) {
    }

    static /*@ pure @*/ void checkCapacity(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity");
        }
    }

    private /*@ pure @*/ void checkUnchanged(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    private static /*@ pure helper @*/ int hash(/*@ nullable @*/ Object key) {
        return key == null ? 0 : key.hashCode();
    }

    /*@ pure nullable @*/ Node<K, V> find(/*@ nullable @*/ Object key) {
        int hash = hash(key);
        for (Node<K, V> node = first; node != null; node = node.next) {
            // equals first: whether two boxes of one value are one object is then never asked.
            if (node.hash == hash && (key != null && key.equals(node.key) || node.key == key)) {
                return node;
            }
        }
        return null;
    }

    // Adds an entry at the end of the chain.
    private void insert(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        append(new Node<>(hash(key), key, value));
        size++;
        modCount++;
        inserted();
    }

    void append(Node<K, V> added) {
        if (first == null) {
            first = added;
            return;
        }
        Node<K, V> last = first;
        while (last.next != null) {
            last = last.next;
        }
        last.next = added;
    }

    void unlink(Node<K, V> removed) {
        detach(removed);
        size--;
        modCount++;
    }

    void detach(Node<K, V> removed) {
        if (first == removed) {
            first = removed.next;
        } else {
            Node<K, V> node = first;
            while (node.next != removed) {
                node = node.next;
            }
            node.next = removed.next;
        }
        removed.next = null;
    }

    // The chain has as many entries as the map, with their keys' hashes and no key twice.
    private /*@ pure helper @*/ boolean wellFormed() {
        int count = 0;
        for (Node<K, V> node = first; node != null; node = node.next) {
            if (count == size || node.hash != hash(node.key)) {
                return false;
            }
            count++;
            for (Node<K, V> other = first; other != node; other = other.next) {
                if (other.hash == node.hash && Objects.equals(node.key, other.key)) {
                    return false;
                }
            }
        }
        return count == size;
    }

    static class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        final /*@ nullable @*/ K key;
        /*@ nullable @*/ V value;
        /*@ nullable @*/ Node<K, V> next;

        Node(int hash, /*@ nullable @*/ K key, /*@ nullable @*/ V value) {
            this.hash = hash;
            this.key = key;
            this.value = value;
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
        private final HashMap<K, V> map;

        Entries(HashMap<K, V> map) {
            this.map = map;
        }

        public /*@ pure @*/ int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object object) {
            if (!(object instanceof Map.Entry)) {
                return false;
            }
            Node<K, V> node = map.find(((Map.Entry<?, ?>) object).getKey());
            return node != null && node.equals(object);
        }

        public boolean remove(/*@ nullable @*/ Object object) {
            if (!contains(object)) {
                return false;
            }
            map.unlink(map.find(((Map.Entry<?, ?>) object).getKey()));
            return true;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<>(map);
        }
    }

    private static class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final HashMap<K, V> map;
        private final Node<K, V>[] rest;
        private int taken;
        private /*@ nullable @*/ Node<K, V> returned;
        private int expectedModCount;

        @SuppressWarnings("unchecked")
        EntryIterator(HashMap<K, V> map) {
            this.map = map;
            this.rest = (Node<K, V>[]) new Node[map.size];
            this.expectedModCount = map.modCount;
            int count = 0;
            for (Node<K, V> node = map.first; node != null; node = node.next) {
                rest[count] = node;
                count++;
            }
        }

        public boolean hasNext() {
            return taken < rest.length;
        }

        public Map.Entry<K, V> next() {
            map.checkUnchanged(expectedModCount);
            return nextNode();
        }

        Node<K, V> nextNode() {
            if (taken >= rest.length) {
                throw new NoSuchElementException();
            }
            int chosen = map.keepsOrder() ? taken : taken + choose(rest.length - taken);
            returned = rest[chosen];
            rest[chosen] = rest[taken];
            taken++;
            return returned;
        }

        public void remove() {
            if (returned == null) {
                throw new IllegalStateException();
            }
            map.checkUnchanged(expectedModCount);
            map.unlink(returned);
            returned = null;
            expectedModCount = map.modCount;
        }
    }
}
