// LinkedHashMap: the hash map whose array is its order, by insertion or by access.
package java.util;

public class LinkedHashMap<K, V> extends HashMap<K, V> implements SequencedMap<K, V> {
    private boolean accessOrder;

    public LinkedHashMap() {
    }

    public LinkedHashMap(Map<? extends K, ? extends V> map) {
        putAll(map);
    }

    public LinkedHashMap(int capacity) {
        super(capacity);
    }

    public LinkedHashMap(int capacity, float loadFactor) {
        super(capacity, loadFactor);
    }

    public LinkedHashMap(int capacity, float loadFactor, boolean accessOrder) {
        super(capacity, loadFactor);
        this.accessOrder = accessOrder;
    }

    public /*@ nullable @*/ V get(/*@ nullable @*/ Object key) {
        HashMap.Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        touch(node);
        return node.value;
    }

    public /*@ nullable @*/ V getOrDefault(/*@ nullable @*/ Object key, /*@ nullable @*/ V fallback) {
        HashMap.Node<K, V> node = find(key);
        if (node == null) {
            return fallback;
        }
        touch(node);
        return node.value;
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> firstEntry() {
        return size == 0 ? null : new AbstractMap.SimpleImmutableEntry<K, V>(nodeAt(0));
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> lastEntry() {
        return size == 0 ? null : new AbstractMap.SimpleImmutableEntry<K, V>(nodeAt(size - 1));
    }

    public static <K, V> LinkedHashMap<K, V> newLinkedHashMap(int count) {
        checkCapacity(count);
        return new LinkedHashMap<>();
    }

    public /*@ nullable @*/ Map.Entry<K, V> pollFirstEntry() {
        Map.Entry<K, V> entry = firstEntry();
        if (entry != null) {
            unlink(nodeAt(0));
        }
        return entry;
    }

    public /*@ nullable @*/ Map.Entry<K, V> pollLastEntry() {
        Map.Entry<K, V> entry = lastEntry();
        if (entry != null) {
            unlink(nodeAt(size - 1));
        }
        return entry;
    }

    public /*@ nullable @*/ V putFirst(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        HashMap.Node<K, V> node = find(key);
        if (node == null) {
            insert(key, value, true);
            return null;
        }
        V old = node.value;
        node.value = value;
        if (nodeAt(0) != node) {
            moveToStart(node);
            modCount++;
        }
        return old;
    }

    public /*@ nullable @*/ V putLast(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        HashMap.Node<K, V> node = find(key);
        if (node == null) {
            insert(key, value, false);
            return null;
        }
        V old = node.value;
        node.value = value;
        if (nodeAt(size - 1) != node) {
            moveToEnd(node);
            modCount++;
        }
        return old;
    }

    public SequencedMap<K, V> reversed() {
        return new ReverseHashMap<>(this);
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    /*@ pure @*/ boolean keepsOrder() {
        return true;
    }

    void inserted() {
        if (removeEldestEntry(nodeAt(0))) {
            unlink(nodeAt(0));
        }
    }

    void touch(HashMap.Node<K, V> node) {
        if (accessOrder && nodeAt(size - 1) != node) {
            moveToEnd(node);
            modCount++;
        }
    }
}
