// DoublePipe: a stage of a stream of doubles.
package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

class DoublePipe extends Pipe implements DoubleStream {
    DoublePipe(Feed feed) {
        super(feed);
    }

    DoublePipe(Pipe previous, boolean isShort, boolean keepsSize) {
        super(previous, isShort, keepsSize);
    }

    int shape() {
        return 3;
    }

    // ---- Stages

    public DoubleStream filter(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublePipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(double value) {
                        if (predicate.test(value)) {
                            down.accept(value);
                        }
                    }
                };
            }
        };
    }

    public DoubleStream map(DoubleUnaryOperator operator) {
        Objects.requireNonNull(operator);
        return new DoublePipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(double value) {
                        down.accept(operator.applyAsDouble(value));
                    }
                };
            }
        };
    }

    public IntStream mapToInt(DoubleToIntFunction function) {
        Objects.requireNonNull(function);
        return new IntPipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(double value) {
                        down.accept(function.applyAsInt(value));
                    }
                };
            }
        };
    }

    public LongStream mapToLong(DoubleToLongFunction function) {
        Objects.requireNonNull(function);
        return new LongPipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(double value) {
                        down.accept(function.applyAsLong(value));
                    }
                };
            }
        };
    }

    public <U> Stream<U> mapToObj(DoubleFunction<? extends U> function) {
        Objects.requireNonNull(function);
        return new RefPipe<U>(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(double value) {
                        down.accept((Object) function.apply(value));
                    }
                };
            }
        };
    }

    public Stream<Double> boxed() {
        return mapToObj(value -> (Double) value);
    }

    public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> function) {
        Objects.requireNonNull(function);
        return new DoublePipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(double value) {
                        RefPipe.flat(function.apply(value), down);
                    }
                };
            }
        };
    }

    public DoubleStream mapMulti(DoubleStream.DoubleMapMultiConsumer action) {
        Objects.requireNonNull(action);
        return new DoublePipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(double value) {
                        action.accept(value, (DoubleConsumer) down);
                    }
                };
            }
        };
    }

    public DoubleStream peek(DoubleConsumer action) {
        Objects.requireNonNull(action);
        return new DoublePipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(double value) {
                        action.accept(value);
                        down.accept(value);
                    }
                };
            }
        };
    }

    public DoubleStream distinct() {
        return boxed().distinct().mapToDouble(value -> value);
    }

    public DoubleStream sorted() {
        return new DoublePipe(this, false, true) {
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

        public void accept(double value) {
            elements.accept(value);
        }

        void end() {
            double[] sorted = elements.toArray();
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
        private double[] array = new double[4];
        private int count;

        Elements() {
            super(null);
        }

        public void accept(double value) {
            if (count == array.length) {
                double[] longer = new double[2 * count];
                for (int i = 0; i < count; i++) {
                    longer[i] = array[i];
                }
                array = longer;
            }
            array[count] = value;
            count++;
        }

        double[] toArray() {
            double[] exact = new double[count];
            for (int i = 0; i < count; i++) {
                exact[i] = array[i];
            }
            return exact;
        }
    }

    public DoubleStream limit(long maximumSize) {
        if (maximumSize < 0) {
            throw new IllegalArgumentException(Long.toString(maximumSize));
        }
        return new DoublePipe(this, true, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private long left = maximumSize;

                    boolean isDone() {
                        return left == 0 || down.isDone();
                    }

                    public void accept(double value) {
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

    public DoubleStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        if (count == 0) {
            return this;
        }
        return new DoublePipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private long left = count;

                    public void accept(double value) {
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

    public DoubleStream takeWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublePipe(this, true, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private boolean isOver;

                    boolean isDone() {
                        return isOver || down.isDone();
                    }

                    public void accept(double value) {
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

    public DoubleStream dropWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublePipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private boolean isBegun;

                    public void accept(double value) {
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

    public DoubleStream onClose(Runnable task) {
        addClosing(task);
        return this;
    }

    public DoubleStream parallel() {
        setParallel(true);
        return this;
    }

    public DoubleStream sequential() {
        setParallel(false);
        return this;
    }

    public DoubleStream unordered() {
        return this;
    }

    // ---- Ends

    public PrimitiveIterator.OfDouble iterator() {
        use();
        Pulled pulled = new Pulled(this);
        return new PrimitiveIterator.OfDouble() {
            public boolean hasNext() {
                return pulled.hasNext();
            }

            public double nextDouble() {
                return (Double) pulled.next();
            }
        };
    }

    public Spliterator.OfDouble spliterator() {
        long size = size();
        return size < 0 ? Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED)
                : Spliterators.spliterator(iterator(), size, Spliterator.ORDERED);
    }

    public void forEach(DoubleConsumer action) {
        checkSequential();
        forEachOrdered(action);
    }

    public void forEachOrdered(DoubleConsumer action) {
        Objects.requireNonNull(action);
        run(new Sink(null) {
            public void accept(double value) {
                action.accept(value);
            }
        });
    }

    public double[] toArray() {
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

    private boolean finds(DoublePredicate predicate, boolean wanted) {
        Objects.requireNonNull(predicate);
        MatchSink sink = new MatchSink(predicate, wanted);
        runUntilDone(sink);
        return sink.isFound;
    }

    private static final class MatchSink extends Sink {
        private final DoublePredicate predicate;
        private final boolean wanted;
        private boolean isFound;

        MatchSink(DoublePredicate predicate, boolean wanted) {
            super(null);
            this.predicate = predicate;
            this.wanted = wanted;
        }

        boolean isDone() {
            return isFound;
        }

        public void accept(double value) {
            if (!isFound && predicate.test(value) == wanted) {
                isFound = true;
            }
        }
    }

    public boolean anyMatch(DoublePredicate predicate) {
        return finds(predicate, true);
    }

    public boolean allMatch(DoublePredicate predicate) {
        return !finds(predicate, false);
    }

    public boolean noneMatch(DoublePredicate predicate) {
        return !finds(predicate, true);
    }

    public OptionalDouble findAny() {
        checkSequential();
        return findFirst();
    }

    public OptionalDouble findFirst() {
        FirstSink sink = new FirstSink();
        runUntilDone(sink);
        return sink.isFound ? OptionalDouble.of(sink.found) : OptionalDouble.empty();
    }

    private static final class FirstSink extends Sink {
        private boolean isFound;
        private double found;

        FirstSink() {
            super(null);
        }

        boolean isDone() {
            return isFound;
        }

        public void accept(double value) {
            if (!isFound) {
                isFound = true;
                found = value;
            }
        }
    }

    public OptionalDouble max() {
        return reduce(Math::max);
    }

    public OptionalDouble min() {
        return reduce(Math::min);
    }

    public OptionalDouble reduce(DoubleBinaryOperator operator) {
        Objects.requireNonNull(operator);
        FoldSink sink = new FoldSink(0.0, operator, true);
        run(sink);
        return sink.isEmpty ? OptionalDouble.empty() : OptionalDouble.of(sink.result);
    }

    public double reduce(double start, DoubleBinaryOperator operator) {
        Objects.requireNonNull(operator);
        FoldSink sink = new FoldSink(start, operator, false);
        run(sink);
        return sink.result;
    }

    private static final class FoldSink extends Sink {
        private final DoubleBinaryOperator operator;
        private double result;
        private boolean isEmpty;

        FoldSink(double start, DoubleBinaryOperator operator, boolean isEmpty) {
            super(null);
            this.result = start;
            this.operator = operator;
            this.isEmpty = isEmpty;
        }

        public void accept(double value) {
            if (isEmpty) {
                isEmpty = false;
                result = value;
            } else {
                result = operator.applyAsDouble(result, value);
            }
        }
    }

    public <R> /*@ nullable @*/ R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        R container = supplier.get();
        run(new Sink(null) {
            public void accept(double value) {
                accumulator.accept(container, value);
            }
        });
        return container;
    }

    public DoubleSummaryStatistics summaryStatistics() {
        DoubleSummaryStatistics statistics = new DoubleSummaryStatistics();
        forEachOrdered(statistics);
        return statistics;
    }

    public double sum() {
        return summaryStatistics().getSum();
    }

    public OptionalDouble average() {
        DoubleSummaryStatistics statistics = summaryStatistics();
        return statistics.getCount() > 0 ? OptionalDouble.of(statistics.getAverage()) : OptionalDouble.empty();
    }
}
