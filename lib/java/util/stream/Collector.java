// Collector: the interface.
package java.util.stream;

import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

public interface Collector<T, A, R> {
    BiConsumer<A, T> accumulator();

    /*@ pure @*/ Set<Collector.Characteristics> characteristics();

    BinaryOperator<A> combiner();

    Function<A, R> finisher();

    @SuppressWarnings("unchecked")
    static <T, R> Collector<T, R, R> of(Supplier<R> supplier, BiConsumer<R, T> accumulator,
            BinaryOperator<R> combiner, Collector.Characteristics... characteristics) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return new CollectorImpl<T, R, R>(supplier, accumulator, combiner, container -> container,
                Set.of(characteristics));
    }

    static <T, A, R> Collector<T, A, R> of(Supplier<A> supplier, BiConsumer<A, T> accumulator,
            BinaryOperator<A> combiner, Function<A, R> finisher, Collector.Characteristics... characteristics) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        Objects.requireNonNull(finisher);
        return new CollectorImpl<T, A, R>(supplier, accumulator, combiner, finisher, Set.of(characteristics));
    }

    Supplier<A> supplier();

    public enum Characteristics {
        CONCURRENT, UNORDERED, IDENTITY_FINISH;
    }
}
