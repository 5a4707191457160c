// LongStream: the interface, and where streams come from.
package java.util.stream;

import java.util.Arrays;
import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

public interface LongStream extends BaseStream<Long, LongStream> {
    boolean allMatch(LongPredicate predicate);

    boolean anyMatch(LongPredicate predicate);

    DoubleStream asDoubleStream();

    OptionalDouble average();

    Stream<Long> boxed();

    static LongStream.Builder builder() {
        return new LongStreamBuilder();
    }

    /*@ nullable @*/ <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> first, BiConsumer<R, R> second);

    static LongStream concat(LongStream first, LongStream second) {
        Pipe one = (Pipe) first;
        Pipe other = (Pipe) second;
        one.use();
        other.use();
        return new LongPipe(new Feed.OfTwo(one, other)).onClose(first::close).onClose(second::close);
    }

    long count();

    LongStream distinct();

    LongStream dropWhile(LongPredicate predicate);

    static LongStream empty() {
        return Arrays.stream(new long[0]);
    }

    LongStream filter(LongPredicate predicate);

    OptionalLong findAny();

    OptionalLong findFirst();

    LongStream flatMap(LongFunction<? extends LongStream> function);

    void forEach(LongConsumer action);

    void forEachOrdered(LongConsumer action);

    static LongStream generate(LongSupplier supplier) {
        return new LongPipe(Feeds.generated(supplier));
    }

    static LongStream iterate(long value, LongUnaryOperator operator) {
        return new LongPipe(Feeds.iterated(value, null, operator));
    }

    static LongStream iterate(long value, LongPredicate predicate, LongUnaryOperator operator) {
        Objects.requireNonNull(predicate);
        return new LongPipe(Feeds.iterated(value, predicate, operator));
    }

    PrimitiveIterator.OfLong iterator();

    LongStream limit(long maximumSize);

    LongStream map(LongUnaryOperator operator);

    LongStream mapMulti(LongStream.LongMapMultiConsumer action);

    DoubleStream mapToDouble(LongToDoubleFunction function);

    IntStream mapToInt(LongToIntFunction function);

    <U> Stream<U> mapToObj(LongFunction<? extends U> function);

    OptionalLong max();

    OptionalLong min();

    boolean noneMatch(LongPredicate predicate);

    static LongStream of(long value) {
        return Arrays.stream(new long[] {value});
    }

    static LongStream of(long... values) {
        return Arrays.stream(values);
    }

    LongStream parallel();

    /*@ pure @*/ LongStream peek(LongConsumer action);

    static LongStream range(long start, long end) {
        return new LongPipe(Feeds.range(start, end, false));
    }

    static LongStream rangeClosed(long start, long endInclusive) {
        return new LongPipe(Feeds.range(start, endInclusive, true));
    }

    OptionalLong reduce(LongBinaryOperator operator);

    long reduce(long value, LongBinaryOperator operator);

    LongStream sequential();

    LongStream skip(long count);

    LongStream sorted();

    Spliterator.OfLong spliterator();

    long sum();

    LongSummaryStatistics summaryStatistics();

    LongStream takeWhile(LongPredicate predicate);

    long[] toArray();

    interface Builder extends LongConsumer {
        void accept(long value);

        default LongStream.Builder add(long value) {
            accept(value);
            return this;
        }

        LongStream build();
    }

    @FunctionalInterface
    interface LongMapMultiConsumer {
        void accept(long value, LongConsumer action);
    }
}
