// LongPipe: a stage of a stream of longs.
package java.util.stream;

import java.util.Arrays;
import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

class LongPipe extends Pipe implements LongStream {
    LongPipe(Feed feed) {
        super(feed);
    }

    LongPipe(Pipe previous, boolean isShort, boolean keepsSize) {
        super(previous, isShort, keepsSize);
    }

    int shape() {
        return 2;
    }

    // ---- Stages

    public LongStream filter(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongPipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(long value) {
                        if (predicate.test(value)) {
                            down.accept(value);
                        }
                    }
                };
            }
        };
    }

    public LongStream map(LongUnaryOperator operator) {
        Objects.requireNonNull(operator);
        return new LongPipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(long value) {
                        down.accept(operator.applyAsLong(value));
                    }
                };
            }
        };
    }

    public IntStream mapToInt(LongToIntFunction function) {
        Objects.requireNonNull(function);
        return new IntPipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(long value) {
                        down.accept(function.applyAsInt(value));
                    }
                };
            }
        };
    }

    public DoubleStream mapToDouble(LongToDoubleFunction function) {
        Objects.requireNonNull(function);
        return new DoublePipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(long value) {
                        down.accept(function.applyAsDouble(value));
                    }
                };
            }
        };
    }

    public DoubleStream asDoubleStream() {
        return mapToDouble(value -> value);
    }

    public <U> Stream<U> mapToObj(LongFunction<? extends U> function) {
        Objects.requireNonNull(function);
        return new RefPipe<U>(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(long value) {
                        down.accept((Object) function.apply(value));
                    }
                };
            }
        };
    }

    public Stream<Long> boxed() {
        return mapToObj(value -> (Long) value);
    }

    public LongStream flatMap(LongFunction<? extends LongStream> function) {
        Objects.requireNonNull(function);
        return new LongPipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(long value) {
                        RefPipe.flat(function.apply(value), down);
                    }
                };
            }
        };
    }

    public LongStream mapMulti(LongStream.LongMapMultiConsumer action) {
        Objects.requireNonNull(action);
        return new LongPipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(long value) {
                        action.accept(value, (LongConsumer) down);
                    }
                };
            }
        };
    }

    public LongStream peek(LongConsumer action) {
        Objects.requireNonNull(action);
        return new LongPipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(long value) {
                        action.accept(value);
                        down.accept(value);
                    }
                };
            }
        };
    }

    public LongStream distinct() {
        return boxed().distinct().mapToLong(value -> value);
    }

    public LongStream sorted() {
        return new LongPipe(this, false, true) {
            Sink wrap(Sink down) {
                return new SortingSink(down);
            }
        };
    }

    private static final class SortingSink extends Sink {
        private final Elements elements = new Elements();

        SortingSink(Sink down) {
            super(down);
        }

        void begin() {
        }

        boolean isDone() {
            return false;
        }

        public void accept(long value) {
            elements.accept(value);
        }

        void end() {
            long[] sorted = elements.toArray();
            Arrays.sort(sorted);
            down.begin();
            for (int i = 0; i < sorted.length && !down.isDone(); i++) {
                down.accept(sorted[i]);
            }
            down.end();
        }
    }

    // An array that grows.
    private static final class Elements extends Sink {
        private long[] array = new long[4];
        private int count;

        Elements() {
            super(null);
        }

        public void accept(long value) {
            if (count == array.length) {
                long[] longer = new long[2 * count];
                for (int i = 0; i < count; i++) {
                    longer[i] = array[i];
                }
                array = longer;
            }
            array[count] = value;
            count++;
        }

        long[] toArray() {
            long[] exact = new long[count];
            for (int i = 0; i < count; i++) {
                exact[i] = array[i];
            }
            return exact;
        }
    }

    public LongStream limit(long maximumSize) {
        if (maximumSize < 0) {
            throw new IllegalArgumentException(Long.toString(maximumSize));
        }
        return new LongPipe(this, true, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private long left = maximumSize;

                    boolean isDone() {
                        return left == 0 || down.isDone();
                    }

                    public void accept(long value) {
                        if (left > 0) {
                            left--;
                            down.accept(value);
                        }
                    }
                };
            }

            long sizeAfter(long before) {
                return Math.min(before, maximumSize);
            }
        };
    }

    public LongStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        if (count == 0) {
            return this;
        }
        return new LongPipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private long left = count;

                    public void accept(long value) {
                        if (left == 0) {
                            down.accept(value);
                        } else {
                            left--;
                        }
                    }
                };
            }

            long sizeAfter(long before) {
                return Math.max(before - count, 0);
            }
        };
    }

    public LongStream takeWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongPipe(this, true, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private boolean isOver;

                    boolean isDone() {
                        return isOver || down.isDone();
                    }

                    public void accept(long value) {
                        if (!isOver) {
                            isOver = !predicate.test(value);
                            if (!isOver) {
                                down.accept(value);
                            }
                        }
                    }
                };
            }
        };
    }

    public LongStream dropWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongPipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private boolean isBegun;

                    public void accept(long value) {
                        if (!isBegun) {
                            isBegun = !predicate.test(value);
                        }
                        if (isBegun) {
                            down.accept(value);
                        }
                    }
                };
            }
        };
    }

    public LongStream onClose(Runnable task) {
        addClosing(task);
        return this;
    }

    public LongStream parallel() {
        setParallel(true);
        return this;
    }

    public LongStream sequential() {
        setParallel(false);
        return this;
    }

    public LongStream unordered() {
        return this;
    }

    // ---- Ends

    public PrimitiveIterator.OfLong iterator() {
        use();
        Pulled pulled = new Pulled(this);
        return new PrimitiveIterator.OfLong() {
            public boolean hasNext() {
                return pulled.hasNext();
            }

            public long nextLong() {
                return (Long) pulled.next();
            }
        };
    }

    public Spliterator.OfLong spliterator() {
        long size = size();
        return size < 0 ? Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED)
                : Spliterators.spliterator(iterator(), size, Spliterator.ORDERED);
    }

    public void forEach(LongConsumer action) {
        checkSequential();
        forEachOrdered(action);
    }

    public void forEachOrdered(LongConsumer action) {
        Objects.requireNonNull(action);
        run(new Sink(null) {
            public void accept(long value) {
                action.accept(value);
            }
        });
    }

    public long[] toArray() {
        Elements elements = new Elements();
        run(elements);
        return elements.toArray();
    }

    public long count() {
        long size = size();
        if (size >= 0) {
            use();
            return size;
        }
        return mapToObj(value -> null).filter(value -> true).count();
    }

    private boolean finds(LongPredicate predicate, boolean wanted) {
        Objects.requireNonNull(predicate);
        MatchSink sink = new MatchSink(predicate, wanted);
        runUntilDone(sink);
        return sink.isFound;
    }

    private static final class MatchSink extends Sink {
        private final LongPredicate predicate;
        private final boolean wanted;
        private boolean isFound;

        MatchSink(LongPredicate predicate, boolean wanted) {
            super(null);
            this.predicate = predicate;
            this.wanted = wanted;
        }

        boolean isDone() {
            return isFound;
        }

        public void accept(long value) {
            if (!isFound && predicate.test(value) == wanted) {
                isFound = true;
            }
        }
    }

    public boolean anyMatch(LongPredicate predicate) {
        return finds(predicate, true);
    }

    public boolean allMatch(LongPredicate predicate) {
        return !finds(predicate, false);
    }

    public boolean noneMatch(LongPredicate predicate) {
        return !finds(predicate, true);
    }

    public OptionalLong findAny() {
        checkSequential();
        return findFirst();
    }

    public OptionalLong findFirst() {
        FirstSink sink = new FirstSink();
        runUntilDone(sink);
        return sink.isFound ? OptionalLong.of(sink.found) : OptionalLong.empty();
    }

    private static final class FirstSink extends Sink {
        private boolean isFound;
        private long found;

        FirstSink() {
            super(null);
        }

        boolean isDone() {
            return isFound;
        }

        public void accept(long value) {
            if (!isFound) {
                isFound = true;
                found = value;
            }
        }
    }

    public OptionalLong max() {
        return reduce(Math::max);
    }

    public OptionalLong min() {
        return reduce(Math::min);
    }

    public OptionalLong reduce(LongBinaryOperator operator) {
        Objects.requireNonNull(operator);
        FoldSink sink = new FoldSink(0L, operator, true);
        run(sink);
        return sink.isEmpty ? OptionalLong.empty() : OptionalLong.of(sink.result);
    }

    public long reduce(long start, LongBinaryOperator operator) {
        Objects.requireNonNull(operator);
        FoldSink sink = new FoldSink(start, operator, false);
        run(sink);
        return sink.result;
    }

    private static final class FoldSink extends Sink {
        private final LongBinaryOperator operator;
        private long result;
        private boolean isEmpty;

        FoldSink(long start, LongBinaryOperator operator, boolean isEmpty) {
            super(null);
            this.result = start;
            this.operator = operator;
            this.isEmpty = isEmpty;
        }

        public void accept(long value) {
            if (isEmpty) {
                isEmpty = false;
                result = value;
            } else {
                result = operator.applyAsLong(result, value);
            }
        }
    }

    public <R> /*@ nullable @*/ R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        R container = supplier.get();
        run(new Sink(null) {
            public void accept(long value) {
                accumulator.accept(container, value);
            }
        });
        return container;
    }

    public LongSummaryStatistics summaryStatistics() {
        LongSummaryStatistics statistics = new LongSummaryStatistics();
        forEachOrdered(statistics);
        return statistics;
    }

    public long sum() {
        return reduce(0, (first, second) -> first + second);
    }

    public OptionalDouble average() {
        LongSummaryStatistics statistics = summaryStatistics();
        return statistics.getCount() > 0 ? OptionalDouble.of((double) statistics.getSum() / statistics.getCount())
                : OptionalDouble.empty();
    }
}
