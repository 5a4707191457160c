// Collectors: containers, and what is put into them.
package java.util.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public final class Collectors {
    private static final Set<Collector.Characteristics> NONE = Set.of();

    private Collectors() {
    }

    private static final class Parts<A> {
        private final A refused;
        private final A accepted;

        Parts(A refused, A accepted) {
            this.refused = refused;
            this.accepted = accepted;
        }
    }

    private static <K, A> BinaryOperator<Map<K, A>> mapMerger(BinaryOperator<A> operator) {
        return (one, other) -> {
            other.forEach((key, value) -> one.merge(key, value, operator));
            return one;
        };
    }

    private static <K, U> void putNew(Map<K, U> map, /*@ nullable @*/ K key, /*@ nullable @*/ U value) {
        U before = map.putIfAbsent(key, Objects.requireNonNull(value));
        if (before != null) {
            throw new IllegalStateException("Duplicate key " + key + " (attempted merging values " + before + " and "
                    + value + ")");
        }
    }

    private static <T, A, B, R1, R2, R> Collector<T, ?, R> tee(Collector<T, A, R1> first, Collector<T, B, R2> second,
            BiFunction<? super R1, ? super R2, R> function) {
        BiConsumer<A, T> toFirst = first.accumulator();
        BiConsumer<B, T> toSecond = second.accumulator();
        Supplier<A> makeFirst = first.supplier();
        Supplier<B> makeSecond = second.supplier();
        return new CollectorImpl<T, Pair<A, B>, R>(() -> new Pair<A, B>(makeFirst.get(), makeSecond.get()),
                (pair, value) -> {
                    toFirst.accept(pair.first, value);
                    toSecond.accept(pair.second, value);
                }, (one, other) -> one,
                pair -> function.apply(first.finisher().apply(pair.first), second.finisher().apply(pair.second)), NONE);
    }

    private static final class Pair<A, B> {
        private final A first;
        private final B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> function) {
        return new CollectorImpl<T, DoubleSummaryStatistics, Double>(DoubleSummaryStatistics::new, (all, value) -> all.accept(function.applyAsDouble(value)),
                (one, other) -> {
                    one.combine(other);
                    return one;
                }, all -> all.getAverage(), NONE);
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> function) {
        return new CollectorImpl<T, IntSummaryStatistics, Double>(IntSummaryStatistics::new, (all, value) -> all.accept(function.applyAsInt(value)),
                (one, other) -> {
                    one.combine(other);
                    return one;
                }, all -> all.getAverage(), NONE);
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> function) {
        return new CollectorImpl<T, LongSummaryStatistics, Double>(LongSummaryStatistics::new, (all, value) -> all.accept(function.applyAsLong(value)),
                (one, other) -> {
                    one.combine(other);
                    return one;
                }, all -> all.getAverage(), NONE);
    }

    public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(Collector<T, A, R> collector,
            Function<R, RR> function) {
        return new CollectorImpl<T, A, RR>(collector.supplier(), collector.accumulator(), collector.combiner(),
                collector.finisher().andThen(function), NONE);
    }

    public static <T> Collector<T, ?, Long> counting() {
        return summingLong(value -> 1L);
    }

    public static <T, A, R> Collector<T, ?, R> filtering(Predicate<? super T> predicate,
            Collector<? super T, A, R> collector) {
        BiConsumer<A, ? super T> inner = collector.accumulator();
        return new CollectorImpl<T, A, R>(collector.supplier(), (container, value) -> {
                    if (predicate.test(value)) {
                        inner.accept(container, value);
                    }
                }, collector.combiner(), collector.finisher(), NONE);
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(
            Function<? super T, ? extends Stream<? extends U>> function, Collector<? super U, A, R> collector) {
        BiConsumer<A, ? super U> inner = collector.accumulator();
        return new CollectorImpl<T, A, R>(collector.supplier(), (container, value) -> {
                    try (Stream<? extends U> stream = function.apply(value)) {
                        if (stream != null) {
                            stream.sequential().forEach(element -> inner.accept(container, element));
                        }
                    }
                }, collector.combiner(), collector.finisher(), NONE);
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> function) {
        return groupingBy(function, toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> function,
            Collector<? super T, A, D> collector) {
        return groupingBy(function, HashMap::new, collector);
    }

    @SuppressWarnings("unchecked")
    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            Function<? super T, ? extends K> function, Supplier<M> supplier, Collector<? super T, A, D> collector) {
        Supplier<A> making = collector.supplier();
        BiConsumer<A, ? super T> inner = collector.accumulator();
        Function<A, D> finishing = collector.finisher();
        return new CollectorImpl<T, Map<K, A>, M>((Supplier<Map<K, A>>) (Supplier<?>) supplier, (groups, value) -> {
                    K key = Objects.requireNonNull(function.apply(value), "element cannot be mapped to a null key");
                    inner.accept(groups.computeIfAbsent(key, absent -> making.get()), value);
                }, mapMerger(collector.combiner()), groups -> {
                    Map<K, Object> finished = (Map<K, Object>) (Map<?, ?>) groups;
                    finished.replaceAll((key, group) -> finishing.apply((A) group));
                    return (M) finished;
                }, NONE);
    }

    public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
            Function<? super T, ? extends K> function) {
        return groupingByConcurrent(function, toList());
    }

    public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
            Function<? super T, ? extends K> function, Collector<? super T, A, D> collector) {
        return groupingByConcurrent(function, ConcurrentHashMap::new, collector);
    }

    public static <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M> groupingByConcurrent(
            Function<? super T, ? extends K> function, Supplier<M> supplier, Collector<? super T, A, D> collector) {
        return groupingBy(function, supplier, collector);
    }

    public static Collector<CharSequence, ?, String> joining() {
        return joining("", "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence separator) {
        return joining(separator, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence separator, CharSequence prefix,
            CharSequence suffix) {
        return new CollectorImpl<CharSequence, StringJoiner, String>(() -> new StringJoiner(separator, prefix, suffix), StringJoiner::add,
                StringJoiner::merge, StringJoiner::toString, NONE);
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(Function<? super T, ? extends U> function,
            Collector<? super U, A, R> collector) {
        BiConsumer<A, ? super U> inner = collector.accumulator();
        return new CollectorImpl<T, A, R>(collector.supplier(), (container, value) -> inner.accept(container, function.apply(value)),
                collector.combiner(), collector.finisher(), NONE);
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.maxBy(comparator));
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.minBy(comparator));
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
        return partitioningBy(predicate, toList());
    }

    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(Predicate<? super T> predicate,
            Collector<? super T, A, D> collector) {
        Supplier<A> making = collector.supplier();
        BiConsumer<A, ? super T> inner = collector.accumulator();
        Function<A, D> finishing = collector.finisher();
        BinaryOperator<A> combining = collector.combiner();
        return new CollectorImpl<T, Parts<A>, Map<Boolean, D>>(() -> new Parts<A>(making.get(), making.get()),
                (parts, value) -> inner.accept(predicate.test(value) ? parts.accepted : parts.refused, value),
                (one, other) -> new Parts<A>(combining.apply(one.refused, other.refused),
                        combining.apply(one.accepted, other.accepted)),
                parts -> {
                    Map<Boolean, D> finished = new LinkedHashMap<>();
                    finished.put(false, finishing.apply(parts.refused));
                    finished.put(true, finishing.apply(parts.accepted));
                    return Collections.unmodifiableMap(finished);
                }, NONE);
    }

    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> operator) {
        return new CollectorImpl<T, ArrayList<T>, Optional<T>>(ArrayList::new, (last, value) -> {
                    if (last.isEmpty()) {
                        last.add(value);
                    } else {
                        last.set(0, operator.apply(last.get(0), value));
                    }
                },
                (one, other) -> one, last -> last.isEmpty() ? Optional.<T>empty() : Optional.ofNullable(last.get(0)), NONE);
    }

    public static <T> Collector<T, ?, T> reducing(/*@ nullable @*/ T start, BinaryOperator<T> operator) {
        return reducing(start, value -> value, operator);
    }

    @SuppressWarnings("unchecked")
    public static <T, U> Collector<T, ?, U> reducing(/*@ nullable @*/ U start,
            Function<? super T, ? extends U> function, BinaryOperator<U> operator) {
        return new CollectorImpl<T, Object[], U>(() -> new Object[] {start},
                (last, value) -> last[0] = operator.apply((U) last[0], function.apply(value)), (one, other) -> {
                    one[0] = operator.apply((U) one[0], (U) other[0]);
                    return one;
                }, last -> (U) last[0], NONE);
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(
            ToDoubleFunction<? super T> function) {
        return new CollectorImpl<T, DoubleSummaryStatistics, DoubleSummaryStatistics>(DoubleSummaryStatistics::new, (all, value) -> all.accept(function.applyAsDouble(value)),
                (one, other) -> {
                    one.combine(other);
                    return one;
                }, all -> all, NONE);
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> function) {
        return new CollectorImpl<T, IntSummaryStatistics, IntSummaryStatistics>(IntSummaryStatistics::new, (all, value) -> all.accept(function.applyAsInt(value)),
                (one, other) -> {
                    one.combine(other);
                    return one;
                }, all -> all, NONE);
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> function) {
        return new CollectorImpl<T, LongSummaryStatistics, LongSummaryStatistics>(LongSummaryStatistics::new, (all, value) -> all.accept(function.applyAsLong(value)),
                (one, other) -> {
                    one.combine(other);
                    return one;
                }, all -> all, NONE);
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> function) {
        return new CollectorImpl<T, DoubleSummaryStatistics, Double>(DoubleSummaryStatistics::new, (all, value) -> all.accept(function.applyAsDouble(value)),
                (one, other) -> {
                    one.combine(other);
                    return one;
                }, all -> all.getSum(), NONE);
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> function) {
        return new CollectorImpl<T, int[], Integer>(() -> new int[1], (sum, value) -> sum[0] += function.applyAsInt(value),
                (one, other) -> {
                    one[0] += other[0];
                    return one;
                }, sum -> sum[0], NONE);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> function) {
        return new CollectorImpl<T, long[], Long>(() -> new long[1], (sum, value) -> sum[0] += function.applyAsLong(value),
                (one, other) -> {
                    one[0] += other[0];
                    return one;
                }, sum -> sum[0], NONE);
    }

    @SuppressWarnings("unchecked")
    public static <T, R1, R2, R> Collector<T, ?, R> teeing(Collector<? super T, ?, R1> first,
            Collector<? super T, ?, R2> second, BiFunction<? super R1, ? super R2, R> function) {
        return tee((Collector<T, Object, R1>) first, (Collector<T, Object, R2>) second, function);
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> supplier) {
        return new CollectorImpl<T, C, C>(supplier, (all, value) -> all.add(value),
                (one, other) -> {
                    one.addAll(other);
                    return one;
                }, all -> all, NONE);
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keys, Function<? super T, ? extends U> values) {
        return new CollectorImpl<T, ConcurrentMap<K, U>, ConcurrentMap<K, U>>(ConcurrentHashMap::new,
                (map, value) -> putNew(map, keys.apply(value), values.apply(value)), (one, other) -> {
                    other.forEach((key, value) -> putNew(one, key, value));
                    return one;
                }, map -> map, NONE);
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keys, Function<? super T, ? extends U> values,
            BinaryOperator<U> operator) {
        return toConcurrentMap(keys, values, operator, ConcurrentHashMap::new);
    }

    public static <T, K, U, M extends ConcurrentMap<K, U>> Collector<T, ?, M> toConcurrentMap(
            Function<? super T, ? extends K> keys, Function<? super T, ? extends U> values,
            BinaryOperator<U> operator, Supplier<M> supplier) {
        return new CollectorImpl<T, M, M>(supplier, (map, value) -> map.merge(keys.apply(value), values.apply(value), operator),
                (one, other) -> {
                    other.forEach((key, value) -> one.merge(key, value, operator));
                    return one;
                }, map -> map, NONE);
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return new CollectorImpl<T, List<T>, List<T>>(ArrayList::new, (all, value) -> all.add(value),
                (one, other) -> {
                    one.addAll(other);
                    return one;
                }, all -> all, NONE);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values) {
        return new CollectorImpl<T, Map<K, U>, Map<K, U>>(HashMap::new,
                (map, value) -> putNew(map, keys.apply(value), values.apply(value)), (one, other) -> {
                    other.forEach((key, value) -> putNew(one, key, value));
                    return one;
                }, map -> map, NONE);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values, BinaryOperator<U> operator) {
        return toMap(keys, values, operator, HashMap::new);
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values, BinaryOperator<U> operator, Supplier<M> supplier) {
        return new CollectorImpl<T, M, M>(supplier, (map, value) -> map.merge(keys.apply(value), values.apply(value), operator),
                (one, other) -> {
                    other.forEach((key, value) -> one.merge(key, value, operator));
                    return one;
                }, map -> map, NONE);
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return new CollectorImpl<T, Set<T>, Set<T>>(HashSet::new, (all, value) -> all.add(value),
                (one, other) -> {
                    one.addAll(other);
                    return one;
                }, all -> all, NONE);
    }

    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return new CollectorImpl<T, List<T>, List<T>>(ArrayList::new, (all, value) -> all.add(value), (one, other) -> {
                    one.addAll(other);
                    return one;
                }, all -> List.copyOf(all), NONE);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values) {
        Objects.requireNonNull(keys, "keyMapper");
        Objects.requireNonNull(values, "valueMapper");
        Collector<T, ?, Map<K, U>> collector = toMap(keys, values);
        return collectingAndThen(collector, map -> Map.copyOf(map));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values, BinaryOperator<U> operator) {
        Objects.requireNonNull(keys, "keyMapper");
        Objects.requireNonNull(values, "valueMapper");
        Objects.requireNonNull(operator, "mergeFunction");
        Collector<T, ?, Map<K, U>> collector = toMap(keys, values, operator);
        return collectingAndThen(collector, map -> Map.copyOf(map));
    }

    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return new CollectorImpl<T, Set<T>, Set<T>>(HashSet::new, (all, value) -> all.add(value), (one, other) -> {
                    one.addAll(other);
                    return one;
                }, all -> Set.copyOf(all), NONE);
    }
}
