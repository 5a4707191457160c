// HashMap: arrays of keys, values and hashes; iteration takes Java's order where that is known (HashOrder), else any.
//
// A map of the pre-state has its entries in any order, so that iteration may as well take theirs, until the map changes.
// An entry is made when it is asked for, and knows its place: nothing is written in the map by looking at it.
package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
    private static final int STEP = 4, LARGE = 32;

    private transient /*@ nullable @*/ K[] keys;
    private transient /*@ nullable @*/ V[] values;
    private transient int[] hashes;
    int size;
    transient int modCount;
    private transient int removals;
    private transient /*@ nullable @*/ K removedKey; // by the last removal
    private transient /*@ nullable @*/ V removedValue;
    private transient boolean isChanged; // since before the method under check
    private transient int table; // the length of Java's: see HashOrder
    private transient boolean isMixed; // entries may not stand in the order in which they came
    private transient boolean isShown; // nobody asks for its value: see showOrder
    //@ private invariant \typeof(keys) == \type(Object[]) && \typeof(values) == \type(Object[]);
    //@ private invariant 0 <= size && size <= keys.length;
    //@ private invariant (\forall int i; size <= i && i < keys.length; keys[i] == null && values[i] == null);
    //@ private invariant (\forall int i; size <= i && i < keys.length; hashes[i] == 0);
    //@ private invariant (\forall int i; 0 <= i && i < size; hashes[i] == hash(keys[i]));
    //@ private invariant (\forall int i; 0 <= i && i < size; (\forall int j; 0 <= j && j < i; differ(i, j)));

    public HashMap() {
        makeRoom();
    }

    public HashMap(Map<? extends K, ? extends V> map) {
        makeRoom();
        putAll(map);
    }

    public HashMap(int capacity) {
        makeRoom();
        checkCapacity(capacity);
        table = HashOrder.unused(capacity);
    }

    public HashMap(int capacity, float loadFactor) {
        this(capacity);
        checkLoadFactor(loadFactor);
        table = HashOrder.withLoad(table, loadFactor);
    }

    public void clear() {
        modCount++;
        removals += 2;
        isChanged = true;
        table = HashOrder.beforeRemoval(keys, hashes, size, table, isMixed);
        isMixed = false;
        for (int i = 0; i < size; i++) {
            forget(i);
        }
        size = 0;
    }

    public Object clone() {
        try {
            HashMap<K, V> copy = (HashMap<K, V>) super.clone();
            copy.keys = keys.clone();
            copy.values = values.clone();
            copy.hashes = hashes.clone();
            copy.modCount = 0;
            copy.isChanged = true; // its order may be another
            copy.isMixed = false;
            copy.table = keepsOrder() ? HashOrder.UNKNOWN : copy.takeInOrder(this);
            return copy;
        } catch (CloneNotSupportedException never) {
            throw new InternalError(never);
        }
    }

    public /*@ nullable @*/ V compute(/*@ nullable @*/ K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        table = HashOrder.beforeCompute(table, size);
        int place = place(key);
        int expected = modCount;
        V fresh = function.apply(key, place < 0 ? null : values[place]);
        checkUnchanged(expected);
        if (place >= 0) {
            assign(place, fresh);
        } else if (fresh != null) {
            insertComputed(key, fresh);
        }
        return fresh;
    }

    public /*@ nullable @*/ V computeIfAbsent(/*@ nullable @*/ K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        table = HashOrder.beforeCompute(table, size);
        int place = place(key);
        if (place >= 0 && values[place] != null) {
            V old = values[place];
            touch(place);
            return old;
        }
        int expected = modCount;
        V fresh = function.apply(key);
        checkUnchanged(expected);
        if (fresh != null) {
            if (place < 0) {
                insertComputed(key, fresh);
            } else {
                assign(place, fresh);
            }
        }
        return fresh;
    }

    public /*@ nullable @*/ V computeIfPresent(/*@ nullable @*/ K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int place = place(key);
        if (place < 0 || values[place] == null) {
            return null;
        }
        int expected = modCount;
        V fresh = function.apply(key, values[place]);
        checkUnchanged(expected);
        assign(place, fresh);
        return fresh;
    }

    public /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key) {
        return place(key) >= 0;
    }

    public /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value) {
        if (value != null) {
            showOrder(); // to its equals
        }
        for (int i = 0; i < size; i++) {
            if (Objects.equals(value, values[i])) {
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
        int count = size;
        Places<K, V> places = new Places<>(this, false);
        for (int i = 0; i < count; i++) {
            if (modCount != expected) {
                goOnAfterChange();
            }
            int place = places.take();
            action.accept(keys[place], values[place]);
        }
        checkUnchanged(expected);
    }

    public /*@ pure nullable @*/ V get(/*@ nullable @*/ Object key) {
        int place = place(key);
        return place < 0 ? null : values[place];
    }

    public /*@ pure nullable @*/ V getOrDefault(/*@ nullable @*/ Object key, /*@ nullable @*/ V fallback) {
        int place = place(key);
        return place < 0 ? fallback : values[place];
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    public /*@ nullable @*/ V merge(/*@ nullable @*/ K key, V value,
            BiFunction<? super V, ? super V, ? extends V> function) {
        if (value == null || function == null) {
            throw new NullPointerException();
        }
        table = HashOrder.beforeCompute(table, size);
        int place = place(key);
        if (place < 0) {
            insertComputed(key, value);
            return value;
        }
        V fresh = value;
        if (values[place] != null) {
            int expected = modCount;
            fresh = function.apply(values[place], value);
            checkUnchanged(expected);
        }
        assign(place, fresh);
        return fresh;
    }

    public static <K, V> HashMap<K, V> newHashMap(int count) {
        checkCapacity(count);
        HashMap<K, V> map = new HashMap<>();
        map.table = HashOrder.unusedForExactly(count);
        return map;
    }

    public /*@ nullable @*/ V put(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        int place = place(key);
        if (place < 0) {
            insert(key, value);
            return null;
        }
        V old = values[place];
        values[place] = value;
        touch(place);
        return old;
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        table = HashOrder.beforePutAll(table, map.size());
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public /*@ nullable @*/ V putIfAbsent(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        int place = place(key);
        if (place < 0) {
            insert(key, value);
            return null;
        }
        V old = values[place];
        if (old == null) {
            values[place] = value;
        }
        touch(place);
        return old;
    }

    public /*@ nullable @*/ V remove(/*@ nullable @*/ Object key) {
        int place = place(key);
        if (place < 0) {
            return null;
        }
        V old = values[place];
        unlink(place);
        return old;
    }

    public boolean remove(/*@ nullable @*/ Object key, /*@ nullable @*/ Object value) {
        int place = place(key);
        if (place < 0 || !Objects.equals(value, values[place])) {
            return false;
        }
        unlink(place);
        return true;
    }

    public /*@ nullable @*/ V replace(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        int place = place(key);
        if (place < 0) {
            return null;
        }
        V old = values[place];
        values[place] = value;
        touch(place);
        return old;
    }

    public boolean replace(/*@ nullable @*/ K key, /*@ nullable @*/ V oldValue, /*@ nullable @*/ V newValue) {
        int place = place(key);
        if (place < 0 || !Objects.equals(oldValue, values[place])) {
            return false;
        }
        values[place] = newValue;
        touch(place);
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

    // To be called by whoever can tell in which order the entries stand: else one order of each map is enough.
    static /*@ pure @*/ native void showOrder();

    /*@ pure @*/ boolean keepsOrder() {
        return false;
    }

    void inserted() {
    }

    void touch(int place) {
    }

    // What Java gives a function that changes the map meanwhile.
    private static native void goOnAfterChange();

    static /*@ pure @*/ void checkCapacity(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
    }

    static /*@ pure @*/ void checkLoadFactor(float loadFactor) {
        if (!(loadFactor > 0.0f)) {
            throw new IllegalArgumentException(jury.Texts.untold());
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

    // Where the key is; negative: nowhere.
    /*@ pure @*/ int place(/*@ nullable @*/ Object key) {
        int hash = hash(key);
        for (int i = 0; i < size; i++) {
            // equals first: whether two boxes of one value are one object is then never asked.
            if (hashes[i] == hash && (key != null && key.equals(keys[i]) || keys[i] == key)) {
                return i;
            }
        }
        return -1;
    }

    private /*@ pure helper @*/ boolean differ(int i, int j) {
        return hashes[i] != hashes[j] || !Objects.equals(keys[i], keys[j]);
    }

    // null: the entry goes.
    private void assign(int place, /*@ nullable @*/ V value) {
        if (value == null) {
            unlink(place);
        } else {
            values[place] = value;
            touch(place);
        }
    }

    private void insert(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        insert(key, value, false);
    }

    // Java puts it at the start of its bucket, and does not look whether the table should grow.
    private void insertComputed(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        int before = table;
        insert(key, value, !keepsOrder() && HashOrder.isKnown(table) && table != HashOrder.UNKNOWN);
        table = before;
        isMixed = true;
    }

    void insert(/*@ nullable @*/ K key, /*@ nullable @*/ V value, boolean isFirst) {
        if (size == keys.length) {
            grow();
        }
        keys[size] = key;
        values[size] = value;
        hashes[size] = hash(key);
        size++;
        modCount++;
        isChanged = true;
        table = HashOrder.afterPut(table, size);
        if (isFirst) {
            moveToStart(size - 1);
        }
        inserted();
    }

    // The entries of another map as they come when one iterates. What the length of the table is then.
    private int takeInOrder(HashMap<K, V> map) {
        int[] order = HashOrder.of(map.keys, map.hashes, size, map.table, map.isMixed);
        for (int i = 0; order != null && i < size; i++) {
            keys[i] = map.keys[order[i]];
            values[i] = map.values[order[i]];
            hashes[i] = map.hashes[order[i]];
        }
        return order == null ? HashOrder.UNKNOWN : HashOrder.ofCopy(size);
    }

    private void makeRoom() {
        keys = (K[]) new Object[STEP];
        values = (V[]) new Object[STEP];
        hashes = new int[STEP];
        isChanged = true;
        table = HashOrder.UNUSED;
    }

    private void grow() {
        int room = size + (size < LARGE ? STEP : size / 2);
        int[] larger = new int[room];
        for (int i = 0; i < size; i++) {
            larger[i] = hashes[i];
        }
        hashes = larger;
        keys = (K[]) Arrays.copyObjects(keys, room);
        values = (V[]) Arrays.copyObjects(values, room);
    }

    private void move(int from, int to) {
        keys[to] = keys[from];
        values[to] = values[from];
        hashes[to] = hashes[from];
    }

    private void forget(int place) {
        keys[place] = null;
        values[place] = null;
        hashes[place] = 0;
    }

    void unlink(int place) {
        table = HashOrder.isKnown(place) ? HashOrder.beforeRemoval(keys, hashes, size, table, isMixed) : HashOrder.UNKNOWN;
        if (standsInOrder()) {
            unlinkInOrder(place);
        } else {
            noteRemoval(place);
            move(size - 1, place);
            unlinkLast();
        }
    }

    // Do entries keep their order when one is removed?
    private /*@ pure @*/ boolean standsInOrder() {
        return keepsOrder() || HashOrder.isKnown(table) && table != HashOrder.UNKNOWN;
    }

    private void noteRemoval(int place) {
        removals++;
        removedKey = keys[place];
        removedValue = values[place];
    }

    // The entries behind it move up.
    private void unlinkInOrder(int place) {
        noteRemoval(place);
        for (int i = place; i < size - 1; i++) {
            move(i + 1, i);
        }
        unlinkLast();
    }

    private void unlinkLast() {
        size--;
        forget(size);
        modCount++;
        isChanged = true;
    }

    // The entries behind it move up.
    void moveToEnd(int place) {
        K key = keys[place];
        V value = values[place];
        int hash = hashes[place];
        for (int i = place; i < size - 1; i++) {
            move(i + 1, i);
        }
        keys[size - 1] = key;
        values[size - 1] = value;
        hashes[size - 1] = hash;
    }

    // The entries before it move down.
    void moveToStart(int place) {
        K key = keys[place];
        V value = values[place];
        int hash = hashes[place];
        for (int i = place; i > 0; i--) {
            move(i - 1, i);
        }
        keys[0] = key;
        values[0] = value;
        hashes[0] = hash;
    }

    /*@ pure @*/ Node<K, V> entryAt(int place) {
        return new Node<>(this, keys[place], place);
    }

    /*@ pure nullable @*/ V valueAt(int place) {
        return values[place];
    }

    // Was the entry removed since it was made? After several removals nobody knows.
    private /*@ pure @*/ boolean isRemoved(Node<K, V> entry) {
        if (removals - entry.removals > 1) {
            entry.lookAfterRemovals();
        }
        return removals != entry.removals && removedKey == entry.key;
    }

    private /*@ pure @*/ int placeOf(Node<K, V> entry) {
        return modCount == entry.changes ? entry.place : place(entry.key);
    }

    Iterator<K> keyIterator() {
        return new KeyIterator<>(this);
    }

    Iterator<V> valueIterator() {
        return new ValueIterator<>(this);
    }

    static class Node<K, V> implements Map.Entry<K, V> {
        private final HashMap<K, V> map;
        private final /*@ nullable @*/ K key;
        private final int place; // when it was made
        private final int changes;
        private final int removals;
        private boolean isDetached;
        private /*@ nullable @*/ V last; // once it is detached

        Node(HashMap<K, V> map, /*@ nullable @*/ K key, int place) {
            this.map = map;
            this.key = key;
            this.place = place;
            this.changes = map.modCount;
            this.removals = map.removals;
        }

        // Whether it is still the one in the map, and what it held when it was not.
        private /*@ pure @*/ native void lookAfterRemovals();

        private /*@ pure @*/ native void setAfterRemoval();

        void detach() {
            last = getValue();
            isDetached = true;
        }

        public /*@ pure nullable @*/ K getKey() {
            return key;
        }

        public /*@ pure nullable @*/ V getValue() {
            if (isDetached) {
                return last;
            }
            return map.isRemoved(this) ? map.removedValue : map.values[map.placeOf(this)];
        }

        public /*@ nullable @*/ V setValue(/*@ nullable @*/ V value) {
            V old = getValue();
            if (isDetached || map.isRemoved(this)) {
                setAfterRemoval();
            } else {
                map.values[map.placeOf(this)] = value;
            }
            return old;
        }

        public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
            return other instanceof Map.Entry && Objects.equals(key, ((Map.Entry<?, ?>) other).getKey())
                    && Objects.equals(getValue(), ((Map.Entry<?, ?>) other).getValue());
        }

        public /*@ pure @*/ int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(getValue());
        }

        public /*@ pure @*/ String toString() {
            return String.valueOf(key).concat("=").concat(String.valueOf(getValue()));
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
            int place = map.place(((Map.Entry<?, ?>) object).getKey());
            return place >= 0 && Objects.equals(((Map.Entry<?, ?>) object).getValue(), map.values[place]);
        }

        public boolean remove(/*@ nullable @*/ Object object) {
            if (!contains(object)) {
                return false;
            }
            map.unlink(map.place(((Map.Entry<?, ?>) object).getKey()));
            return true;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<>(map, isDescending);
        }
    }

    // The places of a map in the order of iteration.
    private static class Places<K, V> {
        private final HashMap<K, V> map;
        private final boolean isDescending;
        private final int count;
        // Those that are left stand behind those taken; null: they are taken as they are.
        private final /*@ nullable @*/ int[] order;
        private final boolean isKnown; // they are taken as they stand in `order`
        private int taken;
        private int returned = -1;
        private int expectedModCount;

        Places(HashMap<K, V> map, boolean isDescending) {
            showOrder();
            this.map = map;
            this.isDescending = isDescending;
            this.count = map.size;
            this.expectedModCount = map.modCount;
            boolean isAsItStands = !map.isChanged || map.keepsOrder();
            int[] known = isAsItStands ? null : HashOrder.of(map.keys, map.hashes, map.size, map.table, map.isMixed);
            this.isKnown = known != null;
            this.order = isAsItStands ? null : isKnown ? known : new int[map.size];
            for (int i = 0; !isAsItStands && !isKnown && i < order.length; i++) {
                order[i] = i;
            }
        }

        int take() {
            returned = order != null ? takeAny() : isDescending ? count - 1 - taken : taken - (count - map.size);
            taken++;
            return returned;
        }

        private int takeAny() {
            int chosen = isKnown ? taken : taken + choose(map, map.modCount, taken, order.length - taken);
            int place = order[chosen];
            order[chosen] = order[taken];
            return place;
        }

        // Where the entries that are left stand now: they moved up, or the last one came into the hole.
        private void follow(boolean isInOrder, int last) {
            for (int i = taken; i < order.length; i++) {
                if (isInOrder) {
                    order[i] -= order[i] > returned ? 1 : 0;
                } else if (order[i] == last) {
                    order[i] = returned;
                }
            }
        }

        int next() {
            map.checkUnchanged(expectedModCount);
            if (taken >= count) {
                throw new NoSuchElementException();
            }
            return take();
        }

        void remove() {
            if (returned < 0) {
                throw new IllegalStateException();
            }
            map.checkUnchanged(expectedModCount);
            if (order == null) {
                map.unlinkInOrder(returned);
            } else {
                int last = map.size - 1;
                map.unlink(returned);
                follow(map.standsInOrder(), last);
            }
            returned = -1;
            expectedModCount = map.modCount;
        }
    }

    private static class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final HashMap<K, V> map;
        private final Places<K, V> places;
        private /*@ nullable @*/ Node<K, V> returned;

        EntryIterator(HashMap<K, V> map, boolean isDescending) {
            this.map = map;
            this.places = new Places<>(map, isDescending);
        }

        public boolean hasNext() {
            return places.taken < places.count;
        }

        public Map.Entry<K, V> next() {
            returned = map.entryAt(places.next());
            return returned;
        }

        public void remove() {
            if (returned != null) {
                returned.detach();
                returned = null;
            }
            places.remove();
        }
    }

    private static class KeyIterator<K, V> implements Iterator<K> {
        private final HashMap<K, V> map;
        private final Places<K, V> places;

        KeyIterator(HashMap<K, V> map) {
            this.map = map;
            this.places = new Places<>(map, false);
        }

        public boolean hasNext() {
            return places.taken < places.count;
        }

        public /*@ nullable @*/ K next() {
            return map.keys[places.next()];
        }

        public void remove() {
            places.remove();
        }
    }

    private static class ValueIterator<K, V> implements Iterator<V> {
        private final HashMap<K, V> map;
        private final Places<K, V> places;

        ValueIterator(HashMap<K, V> map) {
            this.map = map;
            this.places = new Places<>(map, false);
        }

        public boolean hasNext() {
            return places.taken < places.count;
        }

        public /*@ nullable @*/ V next() {
            return map.values[places.next()];
        }

        public void remove() {
            places.remove();
        }
    }
}
