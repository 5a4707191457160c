// DoubleStream: the interface, and where streams come from.
package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.Objects;
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
        return new DoubleStreamBuilder();
    }

    /*@ nullable @*/ <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> first, BiConsumer<R, R> second);

    static DoubleStream concat(DoubleStream first, DoubleStream second) {
        Pipe one = (Pipe) first;
        Pipe other = (Pipe) second;
        one.use();
        other.use();
        return new DoublePipe(new Feed.OfTwo(one, other)).onClose(first::close).onClose(second::close);
    }

    long count();

    DoubleStream distinct();

    DoubleStream dropWhile(DoublePredicate predicate);

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
        return new DoublePipe(Feeds.generated(supplier));
    }

    static DoubleStream iterate(double value, DoubleUnaryOperator operator) {
        return new DoublePipe(Feeds.iterated(value, null, operator));
    }

    static DoubleStream iterate(double value, DoublePredicate predicate, DoubleUnaryOperator operator) {
        Objects.requireNonNull(predicate);
        return new DoublePipe(Feeds.iterated(value, predicate, operator));
    }

    PrimitiveIterator.OfDouble iterator();

    DoubleStream limit(long maximumSize);

    DoubleStream map(DoubleUnaryOperator operator);

    DoubleStream mapMulti(DoubleStream.DoubleMapMultiConsumer action);

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

    DoubleStream takeWhile(DoublePredicate predicate);

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
