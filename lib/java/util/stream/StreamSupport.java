// StreamSupport: signatures only, native methods are not modelled.
package java.util.stream;

import java.util.Spliterator;
import java.util.function.Supplier;

public final class StreamSupport {
    private StreamSupport() {
    }

    public static native DoubleStream doubleStream(Spliterator.OfDouble ofDouble, boolean value);

    public static native DoubleStream doubleStream(Supplier<? extends Spliterator.OfDouble> supplier, int first,
            boolean second);

    public static native IntStream intStream(Spliterator.OfInt ofInt, boolean value);

    public static native IntStream intStream(Supplier<? extends Spliterator.OfInt> supplier, int first,
            boolean second);

    public static native LongStream longStream(Spliterator.OfLong ofLong, boolean value);

    public static native LongStream longStream(Supplier<? extends Spliterator.OfLong> supplier, int first,
            boolean second);

    public static native <T> Stream<T> stream(Spliterator<T> spliterator, boolean value);

    public static native <T> Stream<T> stream(Supplier<? extends Spliterator<T>> supplier, int first,
            boolean second);
}
