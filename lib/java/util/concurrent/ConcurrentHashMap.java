// ConcurrentHashMap: signatures only, native methods are not modelled.
package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractMap;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.Spliterator;
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
    public ConcurrentHashMap() {
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> map) {
        notModelled();
    }

    public ConcurrentHashMap(int value) {
        notModelled();
    }

    public ConcurrentHashMap(int first, float second) {
        notModelled();
    }

    public ConcurrentHashMap(int first, float second, int third) {
        notModelled();
    }

    public native void clear();

    public native /*@ nullable @*/ V compute(K key, BiFunction<? super K, ? super V, ? extends V> function);

    public native /*@ nullable @*/ V computeIfAbsent(K key, Function<? super K, ? extends V> function);

    public native /*@ nullable @*/ V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function);

    public native /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    public native /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key);

    public native /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value);

    public native Enumeration<V> elements();

    public native Set<Map.Entry<K, V>> entrySet();

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native void forEach(BiConsumer<? super K, ? super V> action);

    public native void forEach(long value, BiConsumer<? super K, ? super V> action);

    public native <U> void forEach(long value, BiFunction<? super K, ? super V, ? extends U> function,
            Consumer<? super U> action);

    public native void forEachEntry(long value, Consumer<? super Map.Entry<K, V>> action);

    public native <U> void forEachEntry(long value, Function<Map.Entry<K, V>, ? extends U> function,
            Consumer<? super U> action);

    public native void forEachKey(long value, Consumer<? super K> action);

    public native <U> void forEachKey(long value, Function<? super K, ? extends U> function,
            Consumer<? super U> action);

    public native void forEachValue(long value, Consumer<? super V> action);

    public native <U> void forEachValue(long value, Function<? super V, ? extends U> function,
            Consumer<? super U> action);

    public native /*@ pure nullable @*/ V get(/*@ nullable @*/ Object index);

    public native /*@ pure nullable @*/ V getOrDefault(/*@ nullable @*/ Object key, V defaultValue);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isEmpty();

    public native ConcurrentHashMap.KeySetView<K, V> keySet();

    public native ConcurrentHashMap.KeySetView<K, V> keySet(V value);

    public native Enumeration<K> keys();

    public native long mappingCount();

    public native /*@ nullable @*/ V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function);

    public static native <K> ConcurrentHashMap.KeySetView<K, Boolean> newKeySet();

    public static native <K> ConcurrentHashMap.KeySetView<K, Boolean> newKeySet(int value);

    public native /*@ nullable @*/ V put(K key, V value);

    public native void putAll(Map<? extends K, ? extends V> map);

    public native /*@ nullable @*/ V putIfAbsent(K key, V value);

    public native <U> U reduce(long value, BiFunction<? super K, ? super V, ? extends U> first,
            BiFunction<? super U, ? super U, ? extends U> second);

    public native Map.Entry<K, V> reduceEntries(long value, BiFunction<Map.Entry<K, V>, Map.Entry<K, V>,
            ? extends Map.Entry<K, V>> function);

    public native <U> U reduceEntries(long value, Function<Map.Entry<K, V>, ? extends U> first,
            BiFunction<? super U, ? super U, ? extends U> second);

    public native double reduceEntriesToDouble(long first, ToDoubleFunction<Map.Entry<K, V>> function,
            double second, DoubleBinaryOperator operator);

    public native int reduceEntriesToInt(long first, ToIntFunction<Map.Entry<K, V>> function, int second,
            IntBinaryOperator operator);

    public native long reduceEntriesToLong(long first, ToLongFunction<Map.Entry<K, V>> function, long second,
            LongBinaryOperator operator);

    public native K reduceKeys(long value, BiFunction<? super K, ? super K, ? extends K> function);

    public native <U> U reduceKeys(long value, Function<? super K, ? extends U> first,
            BiFunction<? super U, ? super U, ? extends U> second);

    public native double reduceKeysToDouble(long first, ToDoubleFunction<? super K> function, double second,
            DoubleBinaryOperator operator);

    public native int reduceKeysToInt(long first, ToIntFunction<? super K> function, int second,
            IntBinaryOperator operator);

    public native long reduceKeysToLong(long first, ToLongFunction<? super K> function, long second,
            LongBinaryOperator operator);

    public native double reduceToDouble(long first, ToDoubleBiFunction<? super K, ? super V> function,
            double second, DoubleBinaryOperator operator);

    public native int reduceToInt(long first, ToIntBiFunction<? super K, ? super V> function, int second,
            IntBinaryOperator operator);

    public native long reduceToLong(long first, ToLongBiFunction<? super K, ? super V> function, long second,
            LongBinaryOperator operator);

    public native V reduceValues(long value, BiFunction<? super V, ? super V, ? extends V> function);

    public native <U> U reduceValues(long value, Function<? super V, ? extends U> first,
            BiFunction<? super U, ? super U, ? extends U> second);

    public native double reduceValuesToDouble(long first, ToDoubleFunction<? super V> function, double second,
            DoubleBinaryOperator operator);

    public native int reduceValuesToInt(long first, ToIntFunction<? super V> function, int second,
            IntBinaryOperator operator);

    public native long reduceValuesToLong(long first, ToLongFunction<? super V> function, long second,
            LongBinaryOperator operator);

    public native /*@ nullable @*/ V remove(/*@ nullable @*/ Object element);

    public native boolean remove(/*@ nullable @*/ Object first, /*@ nullable @*/ Object second);

    public native /*@ nullable @*/ V replace(K key, V value);

    public native boolean replace(K start, V end, V text);

    public native void replaceAll(BiFunction<? super K, ? super V, ? extends V> pattern);

    public native /*@ pure @*/ <U> U search(long value, BiFunction<? super K, ? super V, ? extends U> function);

    public native <U> U searchEntries(long value, Function<Map.Entry<K, V>, ? extends U> function);

    public native <U> U searchKeys(long value, Function<? super K, ? extends U> function);

    public native <U> U searchValues(long value, Function<? super V, ? extends U> function);

    public native /*@ pure @*/ int size();

    public native /*@ pure @*/ String toString();

    public native Collection<V> values();

    private static native void notModelled();

    public static class KeySetView<K, V> implements Set<K>, Serializable {
        private KeySetView() {
        }

        public native boolean add(K key);

        public native boolean addAll(Collection<? extends K> collection);

        public final native void clear();

        public native /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

        public final native /*@ pure @*/ boolean containsAll(Collection<?> collection);

        public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

        public native void forEach(Consumer<? super K> action);

        public native ConcurrentHashMap<K, V> getMap();

        public native /*@ nullable @*/ V getMappedValue();

        public native /*@ pure @*/ int hashCode();

        public final native /*@ pure @*/ boolean isEmpty();

        public native Iterator<K> iterator();

        public native boolean remove(/*@ nullable @*/ Object element);

        public native boolean removeAll(Collection<?> collection);

        public final native boolean retainAll(Collection<?> collection);

        public final native /*@ pure @*/ int size();

        public native Spliterator<K> spliterator();

        public final native Object[] toArray();

        public final native <T> T[] toArray(T[] array);

        public final native /*@ pure @*/ String toString();
    }
}
