// Feeds: elements that are computed one by one.
package java.util.stream;

import java.util.Objects;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

final class Feeds {
    private Feeds() {
    }

    static <T> Feed generated(Supplier<? extends T> supplier) {
        Objects.requireNonNull(supplier);
        return new Feed() {
            boolean advance(Sink sink) {
                sink.accept((Object) supplier.get());
                return true;
            }
        };
    }

    // Without a predicate it never ends.
    static <T> Feed iterated(/*@ nullable @*/ T start, /*@ nullable @*/ Predicate<? super T> predicate,
            UnaryOperator<T> operator) {
        Objects.requireNonNull(operator);
        return new Feed() {
            private /*@ nullable @*/ T last;
            private boolean isBegun;
            private boolean isOver;

            boolean advance(Sink sink) {
                if (isOver) {
                    return false;
                }
                T next = isBegun ? operator.apply(last) : start;
                isBegun = true;
                if (predicate != null && !predicate.test(next)) {
                    isOver = true;
                    last = null;
                    return false;
                }
                last = next;
                sink.accept((Object) next);
                return true;
            }
        };
    }

    static Feed generated(IntSupplier supplier) {
        Objects.requireNonNull(supplier);
        return new Feed() {
            boolean advance(Sink sink) {
                sink.accept(supplier.getAsInt());
                return true;
            }
        };
    }

    static Feed iterated(int start, /*@ nullable @*/ IntPredicate predicate, IntUnaryOperator operator) {
        Objects.requireNonNull(operator);
        return new Feed() {
            private int last;
            private boolean isBegun;
            private boolean isOver;

            boolean advance(Sink sink) {
                if (isOver) {
                    return false;
                }
                int next = isBegun ? operator.applyAsInt(last) : start;
                isBegun = true;
                if (predicate != null && !predicate.test(next)) {
                    isOver = true;
                    return false;
                }
                last = next;
                sink.accept(next);
                return true;
            }
        };
    }

    static Feed generated(LongSupplier supplier) {
        Objects.requireNonNull(supplier);
        return new Feed() {
            boolean advance(Sink sink) {
                sink.accept(supplier.getAsLong());
                return true;
            }
        };
    }

    static Feed iterated(long start, /*@ nullable @*/ LongPredicate predicate, LongUnaryOperator operator) {
        Objects.requireNonNull(operator);
        return new Feed() {
            private long last;
            private boolean isBegun;
            private boolean isOver;

            boolean advance(Sink sink) {
                if (isOver) {
                    return false;
                }
                long next = isBegun ? operator.applyAsLong(last) : start;
                isBegun = true;
                if (predicate != null && !predicate.test(next)) {
                    isOver = true;
                    return false;
                }
                last = next;
                sink.accept(next);
                return true;
            }
        };
    }

    static Feed generated(DoubleSupplier supplier) {
        Objects.requireNonNull(supplier);
        return new Feed() {
            boolean advance(Sink sink) {
                sink.accept(supplier.getAsDouble());
                return true;
            }
        };
    }

    static Feed iterated(double start, /*@ nullable @*/ DoublePredicate predicate, DoubleUnaryOperator operator) {
        Objects.requireNonNull(operator);
        return new Feed() {
            private double last;
            private boolean isBegun;
            private boolean isOver;

            boolean advance(Sink sink) {
                if (isOver) {
                    return false;
                }
                double next = isBegun ? operator.applyAsDouble(last) : start;
                isBegun = true;
                if (predicate != null && !predicate.test(next)) {
                    isOver = true;
                    return false;
                }
                last = next;
                sink.accept(next);
                return true;
            }
        };
    }

    // From `start` to `end`, which is the last one where `isClosed`.
    static Feed range(int start, int end, boolean isClosed) {
        return new Feed() {
            private int next = start;
            private boolean hasLast = isClosed && start <= end;

            boolean advance(Sink sink) {
                if (next < end) {
                    int value = next;
                    next++;
                    sink.accept(value);
                    return true;
                }
                if (!hasLast) {
                    return false;
                }
                hasLast = false;
                sink.accept(end);
                return true;
            }

            long size() {
                if (next < end) {
                    return (long) end - next + (hasLast ? 1 : 0);
                }
                return hasLast ? 1 : 0;
            }
        };
    }

    // From `start` to `end`, which is the last one where `isClosed`.
    static Feed range(long start, long end, boolean isClosed) {
        return new Feed() {
            private long next = start;
            private boolean hasLast = isClosed && start <= end;

            boolean advance(Sink sink) {
                if (next < end) {
                    long value = next;
                    next++;
                    sink.accept(value);
                    return true;
                }
                if (!hasLast) {
                    return false;
                }
                hasLast = false;
                sink.accept(end);
                return true;
            }

            long size() {
                if (next < end) {
                    return (long) end - next + (hasLast ? 1 : 0);
                }
                return hasLast ? 1 : 0;
            }
        };
    }
}
