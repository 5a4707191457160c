// Comparator: an order, and the orders made from others.
package java.util;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

@FunctionalInterface
public interface Comparator<T> {
    /** @throws ClassCastException */
    /*@ pure @*/ int compare(/*@ nullable @*/ T first, /*@ nullable @*/ T second);

    static <T, U extends Comparable<? super U>> Comparator<T> comparing(Function<? super T, ? extends U> keyOf) {
        Objects.requireNonNull(keyOf);
        return (first, second) -> keyOf.apply(first).compareTo(keyOf.apply(second));
    }

    static <T, U> Comparator<T> comparing(Function<? super T, ? extends U> keyOf, Comparator<? super U> keyOrder) {
        Objects.requireNonNull(keyOf);
        Objects.requireNonNull(keyOrder);
        return (first, second) -> keyOrder.compare(keyOf.apply(first), keyOf.apply(second));
    }

    static <T> Comparator<T> comparingDouble(ToDoubleFunction<? super T> keyOf) {
        Objects.requireNonNull(keyOf);
        return (first, second) -> Double.compare(keyOf.applyAsDouble(first), keyOf.applyAsDouble(second));
    }

    static <T> Comparator<T> comparingInt(ToIntFunction<? super T> keyOf) {
        Objects.requireNonNull(keyOf);
        return (first, second) -> Integer.compare(keyOf.applyAsInt(first), keyOf.applyAsInt(second));
    }

    static <T> Comparator<T> comparingLong(ToLongFunction<? super T> keyOf) {
        Objects.requireNonNull(keyOf);
        return (first, second) -> Long.compare(keyOf.applyAsLong(first), keyOf.applyAsLong(second));
    }

    /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    static <T extends Comparable<? super T>> Comparator<T> naturalOrder() {
        return (first, second) -> first.compareTo(second);
    }

    static <T> Comparator<T> nullsFirst(/*@ nullable @*/ Comparator<? super T> order) {
        return (first, second) -> {
            if (first == null) {
                return second == null ? 0 : -1;
            }
            if (second == null) {
                return 1;
            }
            return order == null ? 0 : order.compare(first, second);
        };
    }

    static <T> Comparator<T> nullsLast(/*@ nullable @*/ Comparator<? super T> order) {
        return (first, second) -> {
            if (first == null) {
                return second == null ? 0 : 1;
            }
            if (second == null) {
                return -1;
            }
            return order == null ? 0 : order.compare(first, second);
        };
    }

    static <T extends Comparable<? super T>> Comparator<T> reverseOrder() {
        return (first, second) -> second.compareTo(first);
    }

    default Comparator<T> reversed() {
        return (first, second) -> compare(second, first);
    }

    default Comparator<T> thenComparing(Comparator<? super T> other) {
        Objects.requireNonNull(other);
        return (first, second) -> {
            int order = compare(first, second);
            return order != 0 ? order : other.compare(first, second);
        };
    }

    default <U extends Comparable<? super U>> Comparator<T> thenComparing(Function<? super T, ? extends U> keyOf) {
        return thenComparing(comparing(keyOf));
    }

    default <U> Comparator<T> thenComparing(Function<? super T, ? extends U> keyOf, Comparator<? super U> keyOrder) {
        return thenComparing(comparing(keyOf, keyOrder));
    }

    default Comparator<T> thenComparingDouble(ToDoubleFunction<? super T> keyOf) {
        return thenComparing(comparingDouble(keyOf));
    }

    default Comparator<T> thenComparingInt(ToIntFunction<? super T> keyOf) {
        return thenComparing(comparingInt(keyOf));
    }

    default Comparator<T> thenComparingLong(ToLongFunction<? super T> keyOf) {
        return thenComparing(comparingLong(keyOf));
    }
}
