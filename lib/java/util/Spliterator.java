// Spliterator: the interface, default methods with bodies.
package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

public interface Spliterator<T> {
    int ORDERED = 16;
    int DISTINCT = 1;
    int SORTED = 4;
    int SIZED = 64;
    int NONNULL = 256;
    int IMMUTABLE = 1024;
    int CONCURRENT = 4096;
    int SUBSIZED = 16384;

    /*@ pure @*/ int characteristics();

    long estimateSize();

    default void forEachRemaining(Consumer<? super T> action) {
        while (tryAdvance(action)) {
        }
    }

    default /*@ nullable @*/ Comparator<? super T> getComparator() {
        throw new IllegalStateException();
    }

    default long getExactSizeIfKnown() {
        return (characteristics() & SIZED) == 0 ? -1L : estimateSize();
    }

    default boolean hasCharacteristics(int wanted) {
        return (characteristics() & wanted) == wanted;
    }

    boolean tryAdvance(Consumer<? super T> action);

    /*@ nullable @*/ Spliterator<T> trySplit();

    interface OfDouble extends Spliterator.OfPrimitive<Double, DoubleConsumer, Spliterator.OfDouble> {
        default void forEachRemaining(Consumer<? super Double> action) {
            forEachRemaining((DoubleConsumer) action::accept);
        }

        default void forEachRemaining(DoubleConsumer action) {
            while (tryAdvance(action)) {
            }
        }

        default boolean tryAdvance(Consumer<? super Double> action) {
            return tryAdvance((DoubleConsumer) action::accept);
        }

        boolean tryAdvance(DoubleConsumer action);

        /*@ nullable @*/ Spliterator.OfDouble trySplit();
    }

    interface OfInt extends Spliterator.OfPrimitive<Integer, IntConsumer, Spliterator.OfInt> {
        default void forEachRemaining(Consumer<? super Integer> action) {
            forEachRemaining((IntConsumer) action::accept);
        }

        default void forEachRemaining(IntConsumer action) {
            while (tryAdvance(action)) {
            }
        }

        default boolean tryAdvance(Consumer<? super Integer> action) {
            return tryAdvance((IntConsumer) action::accept);
        }

        boolean tryAdvance(IntConsumer action);

        /*@ nullable @*/ Spliterator.OfInt trySplit();
    }

    interface OfLong extends Spliterator.OfPrimitive<Long, LongConsumer, Spliterator.OfLong> {
        default void forEachRemaining(Consumer<? super Long> action) {
            forEachRemaining((LongConsumer) action::accept);
        }

        default void forEachRemaining(LongConsumer action) {
            while (tryAdvance(action)) {
            }
        }

        default boolean tryAdvance(Consumer<? super Long> action) {
            return tryAdvance((LongConsumer) action::accept);
        }

        boolean tryAdvance(LongConsumer action);

        /*@ nullable @*/ Spliterator.OfLong trySplit();
    }

    interface OfPrimitive<T, T_CONS, T_SPLITR extends Spliterator.OfPrimitive<T, T_CONS, T_SPLITR>>
            extends Spliterator<T> {
        default void forEachRemaining(T_CONS action) {
            while (tryAdvance(action)) {
            }
        }

        boolean tryAdvance(T_CONS t_CONS);

        /*@ nullable @*/ T_SPLITR trySplit();
    }
}
