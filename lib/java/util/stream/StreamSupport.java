// StreamSupport: streams of spliterators.
package java.util.stream;

import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Supplier;

public final class StreamSupport {
    private StreamSupport() {
    }

    public static DoubleStream doubleStream(Spliterator.OfDouble spliterator, boolean isParallel) {
        Objects.requireNonNull(spliterator);
        DoubleStream stream = new DoublePipe(new Feed.OfDoubleSpliterator(spliterator));
        return isParallel ? stream.parallel() : stream;
    }

    public static DoubleStream doubleStream(Supplier<? extends Spliterator.OfDouble> supplier, int characteristics,
            boolean isParallel) {
        return doubleStream(supplier.get(), isParallel);
    }

    public static IntStream intStream(Spliterator.OfInt spliterator, boolean isParallel) {
        Objects.requireNonNull(spliterator);
        IntStream stream = new IntPipe(new Feed.OfIntSpliterator(spliterator));
        return isParallel ? stream.parallel() : stream;
    }

    public static IntStream intStream(Supplier<? extends Spliterator.OfInt> supplier, int characteristics,
            boolean isParallel) {
        return intStream(supplier.get(), isParallel);
    }

    public static LongStream longStream(Spliterator.OfLong spliterator, boolean isParallel) {
        Objects.requireNonNull(spliterator);
        LongStream stream = new LongPipe(new Feed.OfLongSpliterator(spliterator));
        return isParallel ? stream.parallel() : stream;
    }

    public static LongStream longStream(Supplier<? extends Spliterator.OfLong> supplier, int characteristics,
            boolean isParallel) {
        return longStream(supplier.get(), isParallel);
    }

    public static <T> Stream<T> stream(Spliterator<T> spliterator, boolean isParallel) {
        Objects.requireNonNull(spliterator);
        Stream<T> stream = new RefPipe<T>(new Feed.OfSpliterator(spliterator));
        return isParallel ? stream.parallel() : stream;
    }

    public static <T> Stream<T> stream(Supplier<? extends Spliterator<T>> supplier, int characteristics,
            boolean isParallel) {
        return stream(supplier.get(), isParallel);
    }
}
