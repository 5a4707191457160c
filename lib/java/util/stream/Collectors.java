// Collectors: signatures only, native methods are not modelled.
package java.util.stream;

import java.util.Collection;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public final class Collectors {
    private Collectors() {
    }

    public static native <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> function);

    public static native <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> function);

    public static native <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> function);

    public static native <T, A, R, RR> Collector<T, A, RR> collectingAndThen(Collector<T, A, R> collector,
            Function<R, RR> function);

    public static native <T> Collector<T, ?, Long> counting();

    public static native <T, A, R> Collector<T, ?, R> filtering(Predicate<? super T> predicate,
            Collector<? super T, A, R> collector);

    public static native <T, U, A, R> Collector<T, ?, R> flatMapping(Function<? super T,
            ? extends Stream<? extends U>> function, Collector<? super U, A, R> collector);

    public static native <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(
            Function<? super T, ? extends K> function);

    public static native <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(
            Function<? super T, ? extends K> function, Collector<? super T, A, D> collector);

    public static native <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            Function<? super T, ? extends K> function, Supplier<M> supplier,
            Collector<? super T, A, D> collector);

    public static native <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
            Function<? super T, ? extends K> function);

    public static native <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
            Function<? super T, ? extends K> function, Collector<? super T, A, D> collector);

    public static native <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M> groupingByConcurrent(
            Function<? super T, ? extends K> function, Supplier<M> supplier,
            Collector<? super T, A, D> collector);

    public static native Collector<CharSequence, ?, String> joining();

    public static native Collector<CharSequence, ?, String> joining(CharSequence text);

    public static native Collector<CharSequence, ?, String> joining(CharSequence first, CharSequence second,
            CharSequence third);

    public static native <T, U, A, R> Collector<T, ?, R> mapping(Function<? super T, ? extends U> function,
            Collector<? super U, A, R> collector);

    public static native <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator);

    public static native <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator);

    public static native <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate);

    public static native <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(
            Predicate<? super T> predicate, Collector<? super T, A, D> collector);

    public static native <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> operator);

    public static native <T> Collector<T, ?, T> reducing(/*@ nullable @*/ T value, BinaryOperator<T> operator);

    public static native <T, U> Collector<T, ?, U> reducing(/*@ nullable @*/ U value,
            Function<? super T, ? extends U> function, BinaryOperator<U> operator);

    public static native <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(
            ToDoubleFunction<? super T> function);

    public static native <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> function);

    public static native <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(
            ToLongFunction<? super T> function);

    public static native <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> function);

    public static native <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> function);

    public static native <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> function);

    public static native <T, R1, R2, R> Collector<T, ?, R> teeing(Collector<? super T, ?, R1> first,
            Collector<? super T, ?, R2> second, BiFunction<? super R1, ? super R2, R> function);

    public static native <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> supplier);

    public static native <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> first, Function<? super T, ? extends U> second);

    public static native <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> first, Function<? super T, ? extends U> second,
            BinaryOperator<U> operator);

    public static native <T, K, U, M extends ConcurrentMap<K, U>> Collector<T, ?, M> toConcurrentMap(
            Function<? super T, ? extends K> first, Function<? super T, ? extends U> second,
            BinaryOperator<U> operator, Supplier<M> supplier);

    public static native <T> Collector<T, ?, List<T>> toList();

    public static native <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> first,
            Function<? super T, ? extends U> second);

    public static native <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> first,
            Function<? super T, ? extends U> second, BinaryOperator<U> operator);

    public static native <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(
            Function<? super T, ? extends K> first, Function<? super T, ? extends U> second,
            BinaryOperator<U> operator, Supplier<M> supplier);

    public static native <T> Collector<T, ?, Set<T>> toSet();

    public static native <T> Collector<T, ?, List<T>> toUnmodifiableList();

    public static native <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
            Function<? super T, ? extends K> first, Function<? super T, ? extends U> second);

    public static native <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
            Function<? super T, ? extends K> first, Function<? super T, ? extends U> second,
            BinaryOperator<U> operator);

    public static native <T> Collector<T, ?, Set<T>> toUnmodifiableSet();
}
