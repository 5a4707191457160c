// Collector: the interface.
package java.util.stream;

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

    static <T, R> Collector<T, R, R> of(Supplier<R> supplier, BiConsumer<R, T> action,
            BinaryOperator<R> operator, Collector.Characteristics... array) {
        return NotModelled.object();
    }

    static <T, A, R> Collector<T, A, R> of(Supplier<A> supplier, BiConsumer<A, T> action,
            BinaryOperator<A> operator, Function<A, R> function, Collector.Characteristics... array) {
        return NotModelled.object();
    }

    Supplier<A> supplier();

    public enum Characteristics {
        CONCURRENT, UNORDERED, IDENTITY_FINISH;
    }
}
