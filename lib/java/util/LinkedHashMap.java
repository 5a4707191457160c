// LinkedHashMap: the hash map whose array is its order, by insertion or by access.
package java.util;

public class LinkedHashMap<K, V> extends HashMap<K, V> implements SequencedMap<K, V> {
    private static final int PUT_NORMALLY = 0;
    private static final int PUT_FIRST = 1;
    private static final int PUT_LAST = 2;

    private boolean accessOrder;
    private transient int putMode; // while putFirst or putLast runs

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
        int place = place(key);
        if (place < 0) {
            return null;
        }
        V value = valueAt(place);
        touch(place);
        return value;
    }

    public /*@ nullable @*/ V getOrDefault(/*@ nullable @*/ Object key, /*@ nullable @*/ V fallback) {
        int place = place(key);
        if (place < 0) {
            return fallback;
        }
        V value = valueAt(place);
        touch(place);
        return value;
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> firstEntry() {
        return size == 0 ? null : new AbstractMap.SimpleImmutableEntry<K, V>(entryAt(0));
    }

    public /*@ pure nullable @*/ Map.Entry<K, V> lastEntry() {
        return size == 0 ? null : new AbstractMap.SimpleImmutableEntry<K, V>(entryAt(size - 1));
    }

    public static <K, V> LinkedHashMap<K, V> newLinkedHashMap(int count) {
        checkCapacity(count);
        return new LinkedHashMap<>();
    }

    public /*@ nullable @*/ Map.Entry<K, V> pollFirstEntry() {
        Map.Entry<K, V> entry = firstEntry();
        if (entry != null) {
            unlink(0);
        }
        return entry;
    }

    public /*@ nullable @*/ Map.Entry<K, V> pollLastEntry() {
        Map.Entry<K, V> entry = lastEntry();
        if (entry != null) {
            unlink(size - 1);
        }
        return entry;
    }

    // As in Java, by a `put` that subclasses may have overridden.
    public /*@ nullable @*/ V putFirst(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        try {
            putMode = PUT_FIRST;
            return this.put(key, value);
        } finally {
            putMode = PUT_NORMALLY;
        }
    }

    public /*@ nullable @*/ V putLast(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        try {
            putMode = PUT_LAST;
            return this.put(key, value);
        } finally {
            putMode = PUT_NORMALLY;
        }
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
        if (removeEldestEntry(entryAt(0))) {
            unlink(0);
        }
    }

    void touch(int place) {
        boolean goesLast = putMode == PUT_LAST || putMode == PUT_NORMALLY && accessOrder;
        if (goesLast && place != size - 1) {
            moveToEnd(place);
            modCount++;
        } else if (putMode == PUT_FIRST && place != 0) {
            moveToStart(place);
            modCount++;
        }
    }

    void insert(/*@ nullable @*/ K key, /*@ nullable @*/ V value, boolean isFirst) {
        super.insert(key, value, isFirst || putMode == PUT_FIRST);
    }
}
