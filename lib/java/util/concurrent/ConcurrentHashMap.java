// ConcurrentHashMap: as one thread sees it, keys and values side by side. Iteration may take any order; what an iterator
// shows of changes made behind its back is not modelled. Bulk operations run one after the other.
package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;

public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, Serializable {
    private static final int STEP = 4;

    private /*@ nullable @*/ K[] keys;
    private /*@ nullable @*/ V[] values;
    private int size;
    private int changes;
    //@ private invariant 0 <= size && size <= keys.length && keys.length == values.length;
    //@ private invariant \typeof(keys) == \type(Object[]) && \typeof(values) == \type(Object[]);
    //@ private invariant (\forall int i; 0 <= i && i < keys.length; (i < size) == (keys[i] != null) && (i < size) == (values[i] != null));
    //@ private invariant (\forall int i; 0 <= i && i < size; (\forall int j; 0 <= j && j < i; !keys[i].equals(keys[j])));

    public ConcurrentHashMap() {
        this.keys = (K[]) new Object[STEP];
        this.values = (V[]) new Object[STEP];
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> map) {
        this();
        putAll(map);
    }

    public ConcurrentHashMap(int capacity) {
        this(capacity, 0.75f, 1);
    }

    public ConcurrentHashMap(int capacity, float loadFactor) {
        this(capacity, loadFactor, 1);
    }

    public ConcurrentHashMap(int capacity, float loadFactor, int level) {
        this();
        if (!(loadFactor > 0.0f) || capacity < 0 || level <= 0)
            throw new IllegalArgumentException();
    }

    // ---- Places

    private /*@ pure @*/ int find(Object key) {
        if (key == null)
            throw new NullPointerException();
        for (int i = 0; i < size; i++)
            if (key.equals(keys[i]))
                return i;
        return -1;
    }

    private void insert(K key, V value) {
        if (size == keys.length) {
            K[] moreKeys = (K[]) new Object[size + STEP];
            V[] moreValues = (V[]) new Object[size + STEP];
            for (int i = 0; i < size; i++) {
                moreKeys[i] = keys[i];
                moreValues[i] = values[i];
            }
            keys = moreKeys;
            values = moreValues;
        }
        keys[size] = key;
        values[size] = value;
        size++;
        changes++;
    }

    private void removeAt(int place) {
        size--;
        changes++;
        keys[place] = keys[size];
        values[place] = values[size];
        keys[size] = null;
        values[size] = null;
    }

    // A function that changes the map meanwhile is an error, which Java finds or not.
    private void check(int expected) {
        if (changes != expected)
            notModelled();
    }

    // ---- One key

    public void clear() {
        while (size > 0)
            removeAt(size - 1);
    }

    public /*@ nullable @*/ V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int place = find(key), expected = changes;
        V fresh = function.apply(key, place < 0 ? null : values[place]);
        check(expected);
        return settle(place, key, fresh);
    }

    private /*@ nullable @*/ V settle(int place, K key, /*@ nullable @*/ V fresh) {
        if (fresh == null && place >= 0)
            removeAt(place);
        else if (fresh != null && place < 0)
            insert(key, fresh);
        else if (fresh != null)
            values[place] = fresh;
        return fresh;
    }

    public /*@ nullable @*/ V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        int place = find(key), expected = changes;
        if (place >= 0)
            return values[place];
        V fresh = function.apply(key);
        check(expected);
        return settle(-1, key, fresh);
    }

    public /*@ nullable @*/ V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int place = find(key), expected = changes;
        if (place < 0)
            return null;
        V fresh = function.apply(key, values[place]);
        check(expected);
        return settle(place, key, fresh);
    }

    public /*@ pure @*/ boolean contains(Object value) {
        return containsValue(value);
    }

    public /*@ pure @*/ boolean containsKey(Object key) {
        return find(key) >= 0;
    }

    public /*@ pure @*/ boolean containsValue(Object value) {
        if (value == null)
            throw new NullPointerException();
        for (int i = 0; i < size; i++)
            if (value.equals(values[i]))
                return true;
        return false;
    }

    public /*@ pure nullable @*/ V get(Object key) {
        int place = find(key);
        return place < 0 ? null : values[place];
    }

    public /*@ pure nullable @*/ V getOrDefault(Object key, /*@ nullable @*/ V fallback) {
        int place = find(key);
        return place < 0 ? fallback : values[place];
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    public long mappingCount() {
        return size;
    }

    public /*@ nullable @*/ V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        if (key == null || value == null || function == null)
            throw new NullPointerException();
        int place = find(key), expected = changes;
        V fresh = value;
        if (place >= 0) {
            fresh = function.apply(values[place], value);
            check(expected);
        }
        return settle(place, key, fresh);
    }

    public /*@ nullable @*/ V put(K key, V value) {
        if (key == null || value == null)
            throw new NullPointerException();
        int place = find(key);
        if (place < 0) {
            insert(key, value);
            return null;
        }
        V old = values[place];
        values[place] = value;
        return old;
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet())
            put(entry.getKey(), entry.getValue());
    }

    public /*@ nullable @*/ V putIfAbsent(K key, V value) {
        if (key == null || value == null)
            throw new NullPointerException();
        int place = find(key);
        if (place >= 0)
            return values[place];
        insert(key, value);
        return null;
    }

    public /*@ nullable @*/ V remove(Object key) {
        int place = find(key);
        if (place < 0)
            return null;
        V old = values[place];
        removeAt(place);
        return old;
    }

    public boolean remove(Object key, /*@ nullable @*/ Object value) {
        int place = find(key);
        if (place < 0 || value == null || !value.equals(values[place]))
            return false;
        removeAt(place);
        return true;
    }

    public /*@ nullable @*/ V replace(K key, V value) {
        if (key == null || value == null)
            throw new NullPointerException();
        int place = find(key);
        if (place < 0)
            return null;
        V old = values[place];
        values[place] = value;
        return old;
    }

    public boolean replace(K key, V oldValue, V newValue) {
        if (key == null || oldValue == null || newValue == null)
            throw new NullPointerException();
        int place = find(key);
        if (place < 0 || !oldValue.equals(values[place]))
            return false;
        values[place] = newValue;
        return true;
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = changes;
        for (int i = 0; i < size; i++) {
            V fresh = function.apply(keys[i], values[i]);
            check(expected);
            values[i] = Objects.requireNonNull(fresh);
        }
    }

    public /*@ pure @*/ int size() {
        return size;
    }

    // ---- Views

    public Enumeration<V> elements() {
        return Collections.enumeration(values());
    }

    public Enumeration<K> keys() {
        return Collections.enumeration(keySet());
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<>(this);
    }

    public KeySetView<K, V> keySet() {
        return new KeySetView<>(this, null);
    }

    public KeySetView<K, V> keySet(V value) {
        return new KeySetView<>(this, Objects.requireNonNull(value));
    }

    public Collection<V> values() {
        return new Values<>(this);
    }

    public static <K> KeySetView<K, Boolean> newKeySet() {
        return new KeySetView<>(new ConcurrentHashMap<K, Boolean>(), Boolean.TRUE);
    }

    public static <K> KeySetView<K, Boolean> newKeySet(int capacity) {
        return new KeySetView<>(new ConcurrentHashMap<K, Boolean>(capacity), Boolean.TRUE);
    }

    // As in HashMap: any number from 0 to below the bound.
    //@ requires bound > 0;
    //@ assignable \nothing;
    //@ ensures 0 <= \result && \result < bound;
    private static native int choose(Object collection, int changes, int step, int bound);

    private static native void notModelled();

    // ---- Bulk operations

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet())
            action.accept(entry.getKey(), entry.getValue());
    }

    public void forEach(long threshold, BiConsumer<? super K, ? super V> action) {
        forEach(action);
    }

    public <U> void forEach(long threshold, BiFunction<? super K, ? super V, ? extends U> function, Consumer<? super U> action) {
        for (Map.Entry<K, V> entry : entrySet())
            give(function.apply(entry.getKey(), entry.getValue()), action);
    }

    private static <U> void give(/*@ nullable @*/ U value, Consumer<? super U> action) {
        if (value != null)
            action.accept(value);
    }

    public void forEachKey(long threshold, Consumer<? super K> action) {
        for (K each : keySet())
            action.accept(each);
    }

    public <U> void forEachKey(long threshold, Function<? super K, ? extends U> function, Consumer<? super U> action) {
        for (K each : keySet())
            give(function.apply(each), action);
    }

    public /*@ nullable @*/ <U> U searchKeys(long threshold, Function<? super K, ? extends U> function) {
        for (K each : keySet()) {
            U found = function.apply(each);
            if (found != null)
                return found;
        }
        return null;
    }

    public /*@ nullable @*/ <U> U reduceKeys(long threshold, Function<? super K, ? extends U> function, BiFunction<? super U, ? super U, ? extends U> reducer) {
        U result = null;
        for (K each : keySet())
            result = reduced(result, function.apply(each), reducer);
        return result;
    }

    public /*@ nullable @*/ K reduceKeys(long threshold, BiFunction<? super K, ? super K, ? extends K> reducer) {
        K result = null;
        for (K each : keySet())
            result = result == null ? each : reducer.apply(result, each);
        return result;
    }

    public double reduceKeysToDouble(long threshold, ToDoubleFunction<? super K> function, double basis, DoubleBinaryOperator reducer) {
        double result = basis;
        for (K each : keySet())
            result = reducer.applyAsDouble(result, function.applyAsDouble(each));
        return result;
    }

    public int reduceKeysToInt(long threshold, ToIntFunction<? super K> function, int basis, IntBinaryOperator reducer) {
        int result = basis;
        for (K each : keySet())
            result = reducer.applyAsInt(result, function.applyAsInt(each));
        return result;
    }

    public long reduceKeysToLong(long threshold, ToLongFunction<? super K> function, long basis, LongBinaryOperator reducer) {
        long result = basis;
        for (K each : keySet())
            result = reducer.applyAsLong(result, function.applyAsLong(each));
        return result;
    }

    public void forEachValue(long threshold, Consumer<? super V> action) {
        for (V each : values())
            action.accept(each);
    }

    public <U> void forEachValue(long threshold, Function<? super V, ? extends U> function, Consumer<? super U> action) {
        for (V each : values())
            give(function.apply(each), action);
    }

    public /*@ nullable @*/ <U> U searchValues(long threshold, Function<? super V, ? extends U> function) {
        for (V each : values()) {
            U found = function.apply(each);
            if (found != null)
                return found;
        }
        return null;
    }

    public /*@ nullable @*/ <U> U reduceValues(long threshold, Function<? super V, ? extends U> function, BiFunction<? super U, ? super U, ? extends U> reducer) {
        U result = null;
        for (V each : values())
            result = reduced(result, function.apply(each), reducer);
        return result;
    }

    public /*@ nullable @*/ V reduceValues(long threshold, BiFunction<? super V, ? super V, ? extends V> reducer) {
        V result = null;
        for (V each : values())
            result = result == null ? each : reducer.apply(result, each);
        return result;
    }

    public double reduceValuesToDouble(long threshold, ToDoubleFunction<? super V> function, double basis, DoubleBinaryOperator reducer) {
        double result = basis;
        for (V each : values())
            result = reducer.applyAsDouble(result, function.applyAsDouble(each));
        return result;
    }

    public int reduceValuesToInt(long threshold, ToIntFunction<? super V> function, int basis, IntBinaryOperator reducer) {
        int result = basis;
        for (V each : values())
            result = reducer.applyAsInt(result, function.applyAsInt(each));
        return result;
    }

    public long reduceValuesToLong(long threshold, ToLongFunction<? super V> function, long basis, LongBinaryOperator reducer) {
        long result = basis;
        for (V each : values())
            result = reducer.applyAsLong(result, function.applyAsLong(each));
        return result;
    }

    public void forEachEntry(long threshold, Consumer<? super Map.Entry<K, V>> action) {
        for (Map.Entry<K, V> each : entrySet())
            action.accept(each);
    }

    public <U> void forEachEntry(long threshold, Function<Map.Entry<K, V>, ? extends U> function, Consumer<? super U> action) {
        for (Map.Entry<K, V> each : entrySet())
            give(function.apply(each), action);
    }

    public /*@ nullable @*/ <U> U searchEntries(long threshold, Function<Map.Entry<K, V>, ? extends U> function) {
        for (Map.Entry<K, V> each : entrySet()) {
            U found = function.apply(each);
            if (found != null)
                return found;
        }
        return null;
    }

    public /*@ nullable @*/ <U> U reduceEntries(long threshold, Function<Map.Entry<K, V>, ? extends U> function, BiFunction<? super U, ? super U, ? extends U> reducer) {
        U result = null;
        for (Map.Entry<K, V> each : entrySet())
            result = reduced(result, function.apply(each), reducer);
        return result;
    }

    public /*@ nullable @*/ Map.Entry<K, V> reduceEntries(long threshold, BiFunction<Map.Entry<K, V>, Map.Entry<K, V>, ? extends Map.Entry<K, V>> reducer) {
        Map.Entry<K, V> result = null;
        for (Map.Entry<K, V> each : entrySet())
            result = result == null ? each : reducer.apply(result, each);
        return result;
    }

    public double reduceEntriesToDouble(long threshold, ToDoubleFunction<Map.Entry<K, V>> function, double basis, DoubleBinaryOperator reducer) {
        double result = basis;
        for (Map.Entry<K, V> each : entrySet())
            result = reducer.applyAsDouble(result, function.applyAsDouble(each));
        return result;
    }

    public int reduceEntriesToInt(long threshold, ToIntFunction<Map.Entry<K, V>> function, int basis, IntBinaryOperator reducer) {
        int result = basis;
        for (Map.Entry<K, V> each : entrySet())
            result = reducer.applyAsInt(result, function.applyAsInt(each));
        return result;
    }

    public long reduceEntriesToLong(long threshold, ToLongFunction<Map.Entry<K, V>> function, long basis, LongBinaryOperator reducer) {
        long result = basis;
        for (Map.Entry<K, V> each : entrySet())
            result = reducer.applyAsLong(result, function.applyAsLong(each));
        return result;
    }

    private static /*@ nullable @*/ <U> U reduced(/*@ nullable @*/ U result, /*@ nullable @*/ U next, BiFunction<? super U, ? super U, ? extends U> reducer) {
        return next == null ? result : result == null ? next : reducer.apply(result, next);
    }

    public /*@ nullable @*/ <U> U search(long threshold, BiFunction<? super K, ? super V, ? extends U> function) {
        return searchEntries(threshold, entry -> function.apply(entry.getKey(), entry.getValue()));
    }

    public /*@ nullable @*/ <U> U reduce(long threshold, BiFunction<? super K, ? super V, ? extends U> function, BiFunction<? super U, ? super U, ? extends U> reducer) {
        U result = null;
        for (Map.Entry<K, V> each : entrySet())
            result = reduced(result, function.apply(each.getKey(), each.getValue()), reducer);
        return result;
    }

    public double reduceToDouble(long threshold, ToDoubleBiFunction<? super K, ? super V> function, double basis, DoubleBinaryOperator reducer) {
        double result = basis;
        for (Map.Entry<K, V> each : entrySet())
            result = reducer.applyAsDouble(result, function.applyAsDouble(each.getKey(), each.getValue()));
        return result;
    }

    public int reduceToInt(long threshold, ToIntBiFunction<? super K, ? super V> function, int basis, IntBinaryOperator reducer) {
        int result = basis;
        for (Map.Entry<K, V> each : entrySet())
            result = reducer.applyAsInt(result, function.applyAsInt(each.getKey(), each.getValue()));
        return result;
    }

    public long reduceToLong(long threshold, ToLongBiFunction<? super K, ? super V> function, long basis, LongBinaryOperator reducer) {
        long result = basis;
        for (Map.Entry<K, V> each : entrySet())
            result = reducer.applyAsLong(result, function.applyAsLong(each.getKey(), each.getValue()));
        return result;
    }

    // ---- Iteration

    // The places that are left, in the order in which they are taken.
    private static class Places<K, V> {
        private final ConcurrentHashMap<K, V> map;
        private final K[] rest;
        private int taken;
        private int expected;
        private /*@ nullable @*/ K returned;

        Places(ConcurrentHashMap<K, V> map) {
            this.map = map;
            this.expected = map.changes;
            this.rest = (K[]) new Object[map.size];
            for (int i = 0; i < map.size; i++)
                rest[i] = map.keys[i];
        }

        public boolean hasNext() {
            map.check(expected);
            return taken < rest.length;
        }

        K nextKey() {
            map.check(expected);
            if (taken >= rest.length)
                throw new NoSuchElementException();
            int chosen = taken + choose(map, map.changes, taken, rest.length - taken);
            K key = rest[chosen];
            rest[chosen] = rest[taken];
            taken++;
            returned = key;
            return returned;
        }

        public void remove() {
            if (returned == null)
                throw new IllegalStateException();
            map.check(expected);
            map.remove(returned);
            returned = null;
            expected = map.changes;
        }
    }

    private static final class KeyIterator<K, V> extends Places<K, V> implements Iterator<K> {
        KeyIterator(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        public K next() {
            return nextKey();
        }
    }

    private static final class ValueIterator<K, V> extends Places<K, V> implements Iterator<V> {
        private final ConcurrentHashMap<K, V> owner;

        ValueIterator(ConcurrentHashMap<K, V> map) {
            super(map);
            this.owner = map;
        }

        public V next() {
            return owner.get(nextKey());
        }
    }

    private static final class EntryIterator<K, V> extends Places<K, V> implements Iterator<Map.Entry<K, V>> {
        private final ConcurrentHashMap<K, V> owner;

        EntryIterator(ConcurrentHashMap<K, V> map) {
            super(map);
            this.owner = map;
        }

        public Map.Entry<K, V> next() {
            K key = nextKey();
            return new MapEntry<>(owner, key, owner.get(key));
        }
    }

    // The value is that of the time when the entry was given.
    private static final class MapEntry<K, V> extends AbstractMap.SimpleEntry<K, V> {
        private final ConcurrentHashMap<K, V> map;

        MapEntry(ConcurrentHashMap<K, V> map, K key, V value) {
            super(key, value);
            this.map = map;
        }

        public V setValue(V value) {
            if (value == null)
                throw new NullPointerException();
            map.put(getKey(), value);
            return super.setValue(value);
        }
    }

    private static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final ConcurrentHashMap<K, V> map;

        Entries(ConcurrentHashMap<K, V> map) {
            this.map = map;
        }

        public /*@ pure @*/ int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        public boolean add(Map.Entry<K, V> entry) {
            return map.put(entry.getKey(), entry.getValue()) == null;
        }

        public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object object) {
            if (!(object instanceof Map.Entry))
                return false;
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) object;
            Object value = entry.getKey() == null ? null : map.get(entry.getKey());
            return value != null && value.equals(entry.getValue());
        }

        public boolean remove(/*@ nullable @*/ Object object) {
            if (!contains(object))
                return false;
            map.remove(((Map.Entry<?, ?>) object).getKey());
            return true;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<>(map);
        }
    }

    private static final class Values<K, V> extends AbstractCollection<V> {
        private final ConcurrentHashMap<K, V> map;

        Values(ConcurrentHashMap<K, V> map) {
            this.map = map;
        }

        public /*@ pure @*/ int size() {
            return map.size;
        }

        public void clear() {
            map.clear();
        }

        public /*@ pure @*/ boolean contains(Object value) {
            return map.containsValue(value);
        }

        public Iterator<V> iterator() {
            return new ValueIterator<>(map);
        }
    }

    public static class KeySetView<K, V> extends AbstractSet<K> implements Set<K>, Serializable {
        private final ConcurrentHashMap<K, V> map;
        private final /*@ nullable @*/ V value;

        KeySetView(ConcurrentHashMap<K, V> map, /*@ nullable @*/ V value) {
            this.map = map;
            this.value = value;
        }

        public boolean add(K key) {
            if (value == null)
                throw new UnsupportedOperationException();
            return map.putIfAbsent(key, value) == null;
        }

        public void clear() {
            map.clear();
        }

        public /*@ pure @*/ boolean contains(Object key) {
            return map.containsKey(key);
        }

        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        public /*@ nullable @*/ V getMappedValue() {
            return value;
        }

        public Iterator<K> iterator() {
            return new KeyIterator<>(map);
        }

        public boolean remove(Object key) {
            return map.remove(key) != null;
        }

        public /*@ pure @*/ int size() {
            return map.size;
        }
    }
}
