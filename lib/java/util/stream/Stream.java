// Stream: the interface, and where streams come from.
package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

public interface Stream<T> extends BaseStream<T, Stream<T>> {
    boolean allMatch(Predicate<? super T> predicate);

    boolean anyMatch(Predicate<? super T> predicate);

    static <T> Stream.Builder<T> builder() {
        return new StreamBuilder<>();
    }

    /*@ nullable @*/ <R, A> R collect(Collector<? super T, A, R> collector);

    /*@ nullable @*/ <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> first, BiConsumer<R, R> second);

    static <T> Stream<T> concat(Stream<? extends T> first, Stream<? extends T> second) {
        Pipe one = (Pipe) first;
        Pipe other = (Pipe) second;
        one.use();
        other.use();
        return new RefPipe<T>(new Feed.OfTwo(one, other)).onClose(first::close).onClose(second::close);
    }

    long count();

    Stream<T> distinct();

    Stream<T> dropWhile(Predicate<? super T> predicate);

    static <T> Stream<T> empty() {
        return StreamSupport.stream(Spliterators.<T>emptySpliterator(), false);
    }

    Stream<T> filter(Predicate<? super T> predicate);

    Optional<T> findAny();

    Optional<T> findFirst();

    <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> function);

    DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> function);

    IntStream flatMapToInt(Function<? super T, ? extends IntStream> function);

    LongStream flatMapToLong(Function<? super T, ? extends LongStream> function);

    void forEach(Consumer<? super T> action);

    void forEachOrdered(Consumer<? super T> action);

    static <T> Stream<T> generate(Supplier<? extends T> supplier) {
        return new RefPipe<T>(Feeds.generated(supplier));
    }

    static <T> Stream<T> iterate(/*@ nullable @*/ T value, UnaryOperator<T> operator) {
        return new RefPipe<T>(Feeds.iterated(value, null, operator));
    }

    static <T> Stream<T> iterate(/*@ nullable @*/ T value, Predicate<? super T> predicate,
            UnaryOperator<T> operator) {
        Objects.requireNonNull(predicate);
        return new RefPipe<T>(Feeds.iterated(value, predicate, operator));
    }

    Stream<T> limit(long maximumSize);

    <R> Stream<R> map(Function<? super T, ? extends R> function);

    <R> Stream<R> gather(Gatherer<? super T, ?, R> gatherer);

    <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> action);

    DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> action);

    IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> action);

    LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> action);

    DoubleStream mapToDouble(ToDoubleFunction<? super T> function);

    IntStream mapToInt(ToIntFunction<? super T> function);

    LongStream mapToLong(ToLongFunction<? super T> function);

    Optional<T> max(Comparator<? super T> comparator);

    Optional<T> min(Comparator<? super T> comparator);

    boolean noneMatch(Predicate<? super T> predicate);

    @SuppressWarnings("unchecked")
    static <T> Stream<T> of(/*@ nullable @*/ T value) {
        return StreamSupport.stream(Arrays.spliterator((T[]) new Object[] {value}), false);
    }

    @SafeVarargs
    static <T> Stream<T> of(T... values) {
        return Arrays.stream(values);
    }

    static <T> Stream<T> ofNullable(/*@ nullable @*/ T value) {
        return value == null ? Stream.empty() : Stream.of(value);
    }

    /*@ pure @*/ Stream<T> peek(Consumer<? super T> action);

    Optional<T> reduce(BinaryOperator<T> operator);

    /*@ nullable @*/ T reduce(/*@ nullable @*/ T value, BinaryOperator<T> operator);

    /*@ nullable @*/ <U> U reduce(/*@ nullable @*/ U value, BiFunction<U, ? super T, U> function,
            BinaryOperator<U> operator);

    Stream<T> skip(long count);

    Stream<T> sorted();

    Stream<T> sorted(Comparator<? super T> comparator);

    Stream<T> takeWhile(Predicate<? super T> predicate);

    Object[] toArray();

    <A> A[] toArray(IntFunction<A[]> function);

    default List<T> toList() {
        @SuppressWarnings("unchecked")
        List<T> elements = (List<T>) new ArrayList<>(Arrays.asList(this.toArray()));
        return Collections.unmodifiableList(elements);
    }

    interface Builder<T> extends Consumer<T> {
        void accept(/*@ nullable @*/ T value);

        default Stream.Builder<T> add(/*@ nullable @*/ T value) {
            accept(value);
            return this;
        }

        Stream<T> build();
    }
}
