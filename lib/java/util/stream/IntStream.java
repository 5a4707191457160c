// IntStream: the interface, and where streams come from.
package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

public interface IntStream extends BaseStream<Integer, IntStream> {
    boolean allMatch(IntPredicate predicate);

    boolean anyMatch(IntPredicate predicate);

    DoubleStream asDoubleStream();

    LongStream asLongStream();

    OptionalDouble average();

    Stream<Integer> boxed();

    static IntStream.Builder builder() {
        return new IntStreamBuilder();
    }

    /*@ nullable @*/ <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> first, BiConsumer<R, R> second);

    static IntStream concat(IntStream first, IntStream second) {
        Pipe one = (Pipe) first;
        Pipe other = (Pipe) second;
        one.use();
        other.use();
        return new IntPipe(new Feed.OfTwo(one, other)).onClose(first::close).onClose(second::close);
    }

    long count();

    IntStream distinct();

    IntStream dropWhile(IntPredicate predicate);

    static IntStream empty() {
        return Arrays.stream(new int[0]);
    }

    IntStream filter(IntPredicate predicate);

    OptionalInt findAny();

    OptionalInt findFirst();

    IntStream flatMap(IntFunction<? extends IntStream> function);

    void forEach(IntConsumer action);

    void forEachOrdered(IntConsumer action);

    static IntStream generate(IntSupplier supplier) {
        return new IntPipe(Feeds.generated(supplier));
    }

    static IntStream iterate(int value, IntUnaryOperator operator) {
        return new IntPipe(Feeds.iterated(value, null, operator));
    }

    static IntStream iterate(int value, IntPredicate predicate, IntUnaryOperator operator) {
        Objects.requireNonNull(predicate);
        return new IntPipe(Feeds.iterated(value, predicate, operator));
    }

    PrimitiveIterator.OfInt iterator();

    IntStream limit(long maximumSize);

    IntStream map(IntUnaryOperator operator);

    IntStream mapMulti(IntStream.IntMapMultiConsumer action);

    DoubleStream mapToDouble(IntToDoubleFunction function);

    LongStream mapToLong(IntToLongFunction function);

    <U> Stream<U> mapToObj(IntFunction<? extends U> function);

    OptionalInt max();

    OptionalInt min();

    boolean noneMatch(IntPredicate predicate);

    static IntStream of(int value) {
        return Arrays.stream(new int[] {value});
    }

    static IntStream of(int... values) {
        return Arrays.stream(values);
    }

    IntStream parallel();

    /*@ pure @*/ IntStream peek(IntConsumer action);

    static IntStream range(int start, int end) {
        return new IntPipe(Feeds.range(start, end, false));
    }

    static IntStream rangeClosed(int start, int endInclusive) {
        return new IntPipe(Feeds.range(start, endInclusive, true));
    }

    OptionalInt reduce(IntBinaryOperator operator);

    int reduce(int value, IntBinaryOperator operator);

    IntStream sequential();

    IntStream skip(long count);

    IntStream sorted();

    Spliterator.OfInt spliterator();

    int sum();

    IntSummaryStatistics summaryStatistics();

    IntStream takeWhile(IntPredicate predicate);

    int[] toArray();

    interface Builder extends IntConsumer {
        void accept(int value);

        default IntStream.Builder add(int value) {
            accept(value);
            return this;
        }

        IntStream build();
    }

    @FunctionalInterface
    interface IntMapMultiConsumer {
        void accept(int value, IntConsumer action);
    }
}
