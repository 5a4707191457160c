// HashMap: an array of entries that keep their key's hash; iteration may take any order.
package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
    private static final int STEP = 4;

    private /*@ nullable @*/ Node<K, V>[] nodes;
    int size;
    int modCount;
    //@ private invariant 0 <= size && size <= nodes.length && \typeof(nodes) == \type(Node[]);
    //@ private invariant (\forall int i; 0 <= i && i < nodes.length; (i < size) == (nodes[i] != null));
    //@ private invariant (\forall int i; 0 <= i && i < size; nodes[i].isOf(this));
    //@ private invariant (\forall int i; 0 <= i && i < size; (\forall int j; 0 <= j && j < i; !nodes[i].hasKeyOf(nodes[j])));

    public HashMap() {
        this.nodes = makeNodes(STEP);
    }

    public HashMap(Map<? extends K, ? extends V> map) {
        this.nodes = makeNodes(STEP);
        putAll(map);
    }

    public HashMap(int capacity) {
        this.nodes = makeNodes(STEP);
        checkCapacity(capacity);
    }

    public HashMap(int capacity, float loadFactor) {
        this.nodes = makeNodes(STEP);
        checkCapacity(capacity);
        checkLoadFactor(loadFactor);
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            nodes[i] = null;
        }
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
        for (int i = 0; i < size; i++) {
            if (Objects.equals(value, nodes[i].value)) {
                return true;
            }
        }
        return false;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<>(this, false);
    }

    // For maps that keep their order.
    Set<Map.Entry<K, V>> descendingEntrySet() {
        return new Entries<>(this, true);
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

    public static <K, V> HashMap<K, V> newHashMap(int count) {
        checkCapacity(count);
        return new HashMap<>();
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

    // Any number from 0 to below the bound: the place that iteration happens to take next. The same one for the
    // same step through a collection that has not changed in between.
    //@ requires bound > 0;
    //@ assignable \nothing;
    //@ ensures 0 <= \result && \result < bound;
    static native int choose(Object collection, int changes, int step, int bound);

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

    static /*@ pure @*/ void checkLoadFactor(float loadFactor) {
        if (!(loadFactor > 0.0f)) {
            throw new IllegalArgumentException("Illegal load factor");
        }
    }

    private /*@ pure @*/ void checkUnchanged(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    // What a search compares before it asks equals, here and in HashSet. Objects of these classes never change, and those
    // that are equal have one hash: for them equals alone decides.
    static /*@ pure helper @*/ int hash(/*@ nullable @*/ Object key) {
        boolean isConstant = key == null || key instanceof String || key instanceof Integer || key instanceof Long
                || key instanceof Character || key instanceof Short || key instanceof Byte || key instanceof Boolean
                || key instanceof Enum;
        return isConstant ? 0 : key.hashCode();
    }

    /*@ pure nullable @*/ Node<K, V> find(/*@ nullable @*/ Object key) {
        int hash = hash(key);
        for (int i = 0; i < size; i++) {
            Node<K, V> node = nodes[i];
            // equals first: whether two boxes of one value are one object is then never asked.
            if (node.hash == hash && (key != null && key.equals(node.key) || node.key == key)) {
                return node;
            }
        }
        return null;
    }

    private void insert(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        insert(key, value, false);
    }

    void insert(/*@ nullable @*/ K key, /*@ nullable @*/ V value, boolean isFirst) {
        if (size == nodes.length) {
            grow();
        }
        nodes[size] = new Node<>(this, hash(key), key, value);
        size++;
        modCount++;
        if (isFirst) {
            moveToStart(nodes[size - 1]);
        }
        inserted();
    }

    private void grow() {
        Node<K, V>[] larger = makeNodes(size + STEP);
        for (int i = 0; i < size; i++) {
            larger[i] = nodes[i];
        }
        nodes = larger;
    }

    void unlink(Node<K, V> removed) {
        moveToEnd(removed);
        size--;
        nodes[size] = null;
        modCount++;
    }

    // The entries behind it move up.
    void moveToEnd(Node<K, V> moved) {
        int i = 0;
        while (nodes[i] != moved) {
            i++;
        }
        for (; i < size - 1; i++) {
            nodes[i] = nodes[i + 1];
        }
        nodes[i] = moved;
    }

    // The entries before it move down.
    void moveToStart(Node<K, V> moved) {
        Node<K, V> next = nodes[0];
        for (int i = 0; next != moved; i++) {
            Node<K, V> passed = next;
            next = nodes[i + 1];
            nodes[i + 1] = passed;
        }
        nodes[0] = moved;
    }

    /*@ pure @*/ Node<K, V> nodeAt(int index) {
        return nodes[index];
    }

    @SuppressWarnings("unchecked")
    private static <K, V> /*@ nullable @*/ Node<K, V>[] makeNodes(int count) {
        return (Node<K, V>[]) new Node[count];
    }

    static class Node<K, V> implements Map.Entry<K, V> {
        // No two maps share an entry.
        private final HashMap<K, V> map;
        final int hash;
        final /*@ nullable @*/ K key;
        /*@ nullable @*/ V value;

        Node(HashMap<K, V> map, int hash, /*@ nullable @*/ K key, /*@ nullable @*/ V value) {
            this.map = map;
            this.hash = hash;
            this.key = key;
            this.value = value;
        }

        /*@ pure helper @*/ boolean isOf(HashMap<K, V> map) {
            return this.map == map && hash == hash(key);
        }

        /*@ pure helper @*/ boolean hasKeyOf(Node<K, V> other) {
            return hash == other.hash && Objects.equals(key, other.key);
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
        private final boolean isDescending;

        Entries(HashMap<K, V> map, boolean isDescending) {
            this.map = map;
            this.isDescending = isDescending;
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
            return new EntryIterator<>(map, isDescending);
        }
    }

    private static class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final HashMap<K, V> map;
        private final Node<K, V>[] rest;
        private int taken;
        private /*@ nullable @*/ Node<K, V> returned;
        private int expectedModCount;

        @SuppressWarnings("unchecked")
        EntryIterator(HashMap<K, V> map, boolean isDescending) {
            this.map = map;
            this.rest = (Node<K, V>[]) new Node[map.size];
            this.expectedModCount = map.modCount;
            for (int i = 0; i < map.size; i++) {
                rest[i] = map.nodes[isDescending ? map.size - 1 - i : i];
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
            int chosen = map.keepsOrder() ? taken : taken + choose(map, map.modCount, taken, rest.length - taken);
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
