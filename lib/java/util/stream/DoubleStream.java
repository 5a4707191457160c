// DoubleStream: the interface; streams are not modelled beyond their signatures.
package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

public interface DoubleStream extends BaseStream<Double, DoubleStream> {
    boolean allMatch(DoublePredicate predicate);

    boolean anyMatch(DoublePredicate predicate);

    OptionalDouble average();

    Stream<Double> boxed();

    static DoubleStream.Builder builder() {
        return NotModelled.object();
    }

    /*@ nullable @*/ <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> first, BiConsumer<R, R> second);

    static DoubleStream concat(DoubleStream first, DoubleStream second) {
        return NotModelled.object();
    }

    long count();

    DoubleStream distinct();

    default DoubleStream dropWhile(DoublePredicate predicate) {
        return NotModelled.object();
    }

    static DoubleStream empty() {
        return Arrays.stream(new double[0]);
    }

    DoubleStream filter(DoublePredicate predicate);

    OptionalDouble findAny();

    OptionalDouble findFirst();

    DoubleStream flatMap(DoubleFunction<? extends DoubleStream> function);

    void forEach(DoubleConsumer action);

    void forEachOrdered(DoubleConsumer action);

    static DoubleStream generate(DoubleSupplier supplier) {
        return NotModelled.object();
    }

    static DoubleStream iterate(double value, DoubleUnaryOperator operator) {
        return NotModelled.object();
    }

    static DoubleStream iterate(double value, DoublePredicate predicate, DoubleUnaryOperator operator) {
        return NotModelled.object();
    }

    PrimitiveIterator.OfDouble iterator();

    DoubleStream limit(long maximumSize);

    DoubleStream map(DoubleUnaryOperator operator);

    default DoubleStream mapMulti(DoubleStream.DoubleMapMultiConsumer action) {
        return NotModelled.object();
    }

    IntStream mapToInt(DoubleToIntFunction function);

    LongStream mapToLong(DoubleToLongFunction function);

    <U> Stream<U> mapToObj(DoubleFunction<? extends U> function);

    OptionalDouble max();

    OptionalDouble min();

    boolean noneMatch(DoublePredicate predicate);

    static DoubleStream of(double value) {
        return Arrays.stream(new double[] {value});
    }

    static DoubleStream of(double... values) {
        return Arrays.stream(values);
    }

    DoubleStream parallel();

    /*@ pure @*/ DoubleStream peek(DoubleConsumer action);

    OptionalDouble reduce(DoubleBinaryOperator operator);

    double reduce(double value, DoubleBinaryOperator operator);

    DoubleStream sequential();

    DoubleStream skip(long count);

    DoubleStream sorted();

    Spliterator.OfDouble spliterator();

    double sum();

    DoubleSummaryStatistics summaryStatistics();

    default DoubleStream takeWhile(DoublePredicate predicate) {
        return NotModelled.object();
    }

    double[] toArray();

    interface Builder extends DoubleConsumer {
        void accept(double value);

        default DoubleStream.Builder add(double value) {
            accept(value);
            return this;
        }

        DoubleStream build();
    }

    @FunctionalInterface
    interface DoubleMapMultiConsumer {
        void accept(double value, DoubleConsumer action);
    }
}
