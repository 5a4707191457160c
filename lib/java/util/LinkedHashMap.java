// LinkedHashMap: the hash map whose array is its order, by insertion or by access.
package java.util;

public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
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
