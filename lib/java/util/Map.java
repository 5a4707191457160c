// Map: the interface of maps, default methods and fixed maps with bodies.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public interface Map<K, V> {
    /** @throws UnsupportedOperationException */
    void clear();

    default /*@ nullable @*/ V compute(/*@ nullable @*/ K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        V old = get(key);
        V fresh = function.apply(key, old);
        if (fresh == null) {
            if (old != null || containsKey(key)) {
                remove(key);
            }
            return null;
        }
        put(key, fresh);
        return fresh;
    }

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    default /*@ nullable @*/ V computeIfAbsent(/*@ nullable @*/ K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        V old = get(key);
        if (old != null) {
            return old;
        }
        V fresh = function.apply(key);
        if (fresh != null) {
            put(key, fresh);
        }
        return fresh;
    }

    default /*@ nullable @*/ V computeIfPresent(/*@ nullable @*/ K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        V old = get(key);
        if (old == null) {
            return null;
        }
        V fresh = function.apply(key, old);
        if (fresh == null) {
            remove(key);
        } else {
            put(key, fresh);
        }
        return fresh;
    }

    /** @throws ClassCastException */
    /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key);

    /** @throws ClassCastException */
    /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value);

    static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
        if (map instanceof FixedMap) {
            return (Map<K, V>) map;
        }
        return (Map<K, V>) Map.ofEntries(map.entrySet().toArray(new Map.Entry[0]));
    }

    static <K, V> Map.Entry<K, V> entry(K key, V value) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        return new AbstractMap.SimpleImmutableEntry<>(key, value);
    }

    Set<Map.Entry<K, V>> entrySet();

    /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    default void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            action.accept(entry.getKey(), entry.getValue());
        }
    }

    /** @throws ClassCastException */
    /*@ pure nullable @*/ V get(/*@ nullable @*/ Object index);

    /** @throws ClassCastException */
    default /*@ pure nullable @*/ V getOrDefault(/*@ nullable @*/ Object key, /*@ nullable @*/ V fallback) {
        V value = get(key);
        return value != null || containsKey(key) ? value : fallback;
    }

    /*@ pure @*/ int hashCode();

    /*@ pure @*/ boolean isEmpty();

    Set<K> keySet();

    default /*@ nullable @*/ V merge(/*@ nullable @*/ K key, V value,
            BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Objects.requireNonNull(value);
        V old = get(key);
        V fresh = old == null ? value : function.apply(old, value);
        if (fresh == null) {
            remove(key);
        } else {
            put(key, fresh);
        }
        return fresh;
    }

    static <K, V> Map<K, V> of() {
        @SuppressWarnings("unchecked")
        Map<K, V> none = (Map<K, V>) FixedMap.EMPTY;
        return none;
    }

    static <K, V> Map<K, V> of(K firstKey, V firstValue) {
        return new FixedMap<>(new Object[] {firstKey, firstValue});
    }

    static <K, V> Map<K, V> of(K firstKey, V firstValue, K secondKey, V secondValue) {
        return new FixedMap<>(new Object[] {
            firstKey, firstValue,
            secondKey, secondValue
        });
    }

    static <K, V> Map<K, V> of(K firstKey, V firstValue, K secondKey, V secondValue, K thirdKey, V thirdValue) {
        return new FixedMap<>(new Object[] {
            firstKey, firstValue,
            secondKey, secondValue,
            thirdKey, thirdValue
        });
    }

    static <K, V> Map<K, V> of(K firstKey, V firstValue, K secondKey, V secondValue, K thirdKey, V thirdValue,
            K fourthKey, V fourthValue) {
        return new FixedMap<>(new Object[] {
            firstKey, firstValue,
            secondKey, secondValue,
            thirdKey, thirdValue,
            fourthKey, fourthValue
        });
    }

    static <K, V> Map<K, V> of(K firstKey, V firstValue, K secondKey, V secondValue, K thirdKey, V thirdValue,
            K fourthKey, V fourthValue, K fifthKey, V fifthValue) {
        return new FixedMap<>(new Object[] {
            firstKey, firstValue,
            secondKey, secondValue,
            thirdKey, thirdValue,
            fourthKey, fourthValue,
            fifthKey, fifthValue
        });
    }

    static <K, V> Map<K, V> of(K firstKey, V firstValue, K secondKey, V secondValue, K thirdKey, V thirdValue,
            K fourthKey, V fourthValue, K fifthKey, V fifthValue, K sixthKey, V sixthValue) {
        return new FixedMap<>(new Object[] {
            firstKey, firstValue,
            secondKey, secondValue,
            thirdKey, thirdValue,
            fourthKey, fourthValue,
            fifthKey, fifthValue,
            sixthKey, sixthValue
        });
    }

    static <K, V> Map<K, V> of(K firstKey, V firstValue, K secondKey, V secondValue, K thirdKey, V thirdValue,
            K fourthKey, V fourthValue, K fifthKey, V fifthValue, K sixthKey, V sixthValue, K seventhKey,
            V seventhValue) {
        return new FixedMap<>(new Object[] {
            firstKey, firstValue,
            secondKey, secondValue,
            thirdKey, thirdValue,
            fourthKey, fourthValue,
            fifthKey, fifthValue,
            sixthKey, sixthValue,
            seventhKey, seventhValue
        });
    }

    static <K, V> Map<K, V> of(K firstKey, V firstValue, K secondKey, V secondValue, K thirdKey, V thirdValue,
            K fourthKey, V fourthValue, K fifthKey, V fifthValue, K sixthKey, V sixthValue, K seventhKey,
            V seventhValue, K eighthKey, V eighthValue) {
        return new FixedMap<>(new Object[] {
            firstKey, firstValue,
            secondKey, secondValue,
            thirdKey, thirdValue,
            fourthKey, fourthValue,
            fifthKey, fifthValue,
            sixthKey, sixthValue,
            seventhKey, seventhValue,
            eighthKey, eighthValue
        });
    }

    static <K, V> Map<K, V> of(K firstKey, V firstValue, K secondKey, V secondValue, K thirdKey, V thirdValue,
            K fourthKey, V fourthValue, K fifthKey, V fifthValue, K sixthKey, V sixthValue, K seventhKey,
            V seventhValue, K eighthKey, V eighthValue, K ninthKey, V ninthValue) {
        return new FixedMap<>(new Object[] {
            firstKey, firstValue,
            secondKey, secondValue,
            thirdKey, thirdValue,
            fourthKey, fourthValue,
            fifthKey, fifthValue,
            sixthKey, sixthValue,
            seventhKey, seventhValue,
            eighthKey, eighthValue,
            ninthKey, ninthValue
        });
    }

    static <K, V> Map<K, V> of(K firstKey, V firstValue, K secondKey, V secondValue, K thirdKey, V thirdValue,
            K fourthKey, V fourthValue, K fifthKey, V fifthValue, K sixthKey, V sixthValue, K seventhKey,
            V seventhValue, K eighthKey, V eighthValue, K ninthKey, V ninthValue, K tenthKey, V tenthValue) {
        return new FixedMap<>(new Object[] {
            firstKey, firstValue,
            secondKey, secondValue,
            thirdKey, thirdValue,
            fourthKey, fourthValue,
            fifthKey, fifthValue,
            sixthKey, sixthValue,
            seventhKey, seventhValue,
            eighthKey, eighthValue,
            ninthKey, ninthValue,
            tenthKey, tenthValue
        });
    }

    @SafeVarargs
    static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>... entries) {
        Object[] items = new Object[2 * entries.length];
        for (int i = 0; i < entries.length; i++) {
            items[2 * i] = entries[i].getKey();
            items[2 * i + 1] = entries[i].getValue();
        }
        return new FixedMap<>(items);
    }

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    /*@ nullable @*/ V put(/*@ nullable @*/ K key, /*@ nullable @*/ V value);

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    void putAll(Map<? extends K, ? extends V> map);

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    default /*@ nullable @*/ V putIfAbsent(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        V old = get(key);
        return old != null ? old : put(key, value);
    }

    /** @throws UnsupportedOperationException @throws ClassCastException */
    /*@ nullable @*/ V remove(/*@ nullable @*/ Object element);

    /** @throws UnsupportedOperationException @throws ClassCastException */
    default boolean remove(/*@ nullable @*/ Object key, /*@ nullable @*/ Object value) {
        if (!Objects.equals(get(key), value) || get(key) == null && !containsKey(key)) {
            return false;
        }
        remove(key);
        return true;
    }

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    default /*@ nullable @*/ V replace(/*@ nullable @*/ K key, /*@ nullable @*/ V value) {
        return get(key) != null || containsKey(key) ? put(key, value) : null;
    }

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    default boolean replace(/*@ nullable @*/ K key, /*@ nullable @*/ V oldValue, /*@ nullable @*/ V newValue) {
        V current = get(key);
        if (!Objects.equals(current, oldValue) || current == null && !containsKey(key)) {
            return false;
        }
        put(key, newValue);
        return true;
    }

    /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException */
    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        for (Map.Entry<K, V> entry : entrySet()) {
            entry.setValue(function.apply(entry.getKey(), entry.getValue()));
        }
    }

    /*@ pure @*/ int size();

    Collection<V> values();

    interface Entry<K, V> {
        static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey() {
            return (first, second) -> first.getKey().compareTo(second.getKey());
        }

        static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> order) {
            Objects.requireNonNull(order);
            return (first, second) -> order.compare(first.getKey(), second.getKey());
        }

        static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue() {
            return (first, second) -> first.getValue().compareTo(second.getValue());
        }

        static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> order) {
            Objects.requireNonNull(order);
            return (first, second) -> order.compare(first.getValue(), second.getValue());
        }

        static <K, V> Map.Entry<K, V> copyOf(Map.Entry<? extends K, ? extends V> entry) {
            return Map.entry(entry.getKey(), entry.getValue());
        }

        /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

        /** @throws IllegalStateException */
        /*@ pure nullable @*/ K getKey();

        /** @throws IllegalStateException */
        /*@ pure nullable @*/ V getValue();

        /*@ pure @*/ int hashCode();

        /** @throws UnsupportedOperationException @throws ClassCastException @throws IllegalArgumentException @throws IllegalStateException */
        /*@ nullable @*/ V setValue(/*@ nullable @*/ V value);
    }
}
