// IntPipe: a stage of a stream of ints.
package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

class IntPipe extends Pipe implements IntStream {
    IntPipe(Feed feed) {
        super(feed);
    }

    IntPipe(Pipe previous, boolean isShort, boolean keepsSize) {
        super(previous, isShort, keepsSize);
    }

    int shape() {
        return 1;
    }

    // ---- Stages

    public IntStream filter(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntPipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(int value) {
                        if (predicate.test(value)) {
                            down.accept(value);
                        }
                    }
                };
            }
        };
    }

    public IntStream map(IntUnaryOperator operator) {
        Objects.requireNonNull(operator);
        return new IntPipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(int value) {
                        down.accept(operator.applyAsInt(value));
                    }
                };
            }
        };
    }

    public LongStream mapToLong(IntToLongFunction function) {
        Objects.requireNonNull(function);
        return new LongPipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(int value) {
                        down.accept(function.applyAsLong(value));
                    }
                };
            }
        };
    }

    public DoubleStream mapToDouble(IntToDoubleFunction function) {
        Objects.requireNonNull(function);
        return new DoublePipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(int value) {
                        down.accept(function.applyAsDouble(value));
                    }
                };
            }
        };
    }

    public LongStream asLongStream() {
        return mapToLong(value -> value);
    }

    public DoubleStream asDoubleStream() {
        return mapToDouble(value -> value);
    }

    public <U> Stream<U> mapToObj(IntFunction<? extends U> function) {
        Objects.requireNonNull(function);
        return new RefPipe<U>(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(int value) {
                        down.accept((Object) function.apply(value));
                    }
                };
            }
        };
    }

    public Stream<Integer> boxed() {
        return mapToObj(value -> (Integer) value);
    }

    public IntStream flatMap(IntFunction<? extends IntStream> function) {
        Objects.requireNonNull(function);
        return new IntPipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(int value) {
                        RefPipe.flat(function.apply(value), down);
                    }
                };
            }
        };
    }

    public IntStream mapMulti(IntStream.IntMapMultiConsumer action) {
        Objects.requireNonNull(action);
        return new IntPipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(int value) {
                        action.accept(value, (IntConsumer) down);
                    }
                };
            }
        };
    }

    public IntStream peek(IntConsumer action) {
        Objects.requireNonNull(action);
        return new IntPipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(int value) {
                        action.accept(value);
                        down.accept(value);
                    }
                };
            }
        };
    }

    public IntStream distinct() {
        return boxed().distinct().mapToInt(value -> value);
    }

    public IntStream sorted() {
        return new IntPipe(this, false, true) {
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

        public void accept(int value) {
            elements.accept(value);
        }

        void end() {
            int[] sorted = elements.toArray();
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
        private int[] array = new int[4];
        private int count;

        Elements() {
            super(null);
        }

        public void accept(int value) {
            if (count == array.length) {
                int[] longer = new int[2 * count];
                for (int i = 0; i < count; i++) {
                    longer[i] = array[i];
                }
                array = longer;
            }
            array[count] = value;
            count++;
        }

        int[] toArray() {
            int[] exact = new int[count];
            for (int i = 0; i < count; i++) {
                exact[i] = array[i];
            }
            return exact;
        }
    }

    public IntStream limit(long maximumSize) {
        if (maximumSize < 0) {
            throw new IllegalArgumentException(Long.toString(maximumSize));
        }
        return new IntPipe(this, true, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private long left = maximumSize;

                    boolean isDone() {
                        return left == 0 || down.isDone();
                    }

                    public void accept(int value) {
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

    public IntStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        if (count == 0) {
            return this;
        }
        return new IntPipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private long left = count;

                    public void accept(int value) {
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

    public IntStream takeWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntPipe(this, true, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private boolean isOver;

                    boolean isDone() {
                        return isOver || down.isDone();
                    }

                    public void accept(int value) {
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

    public IntStream dropWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntPipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private boolean isBegun;

                    public void accept(int value) {
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

    public IntStream onClose(Runnable task) {
        addClosing(task);
        return this;
    }

    public IntStream parallel() {
        setParallel(true);
        return this;
    }

    public IntStream sequential() {
        setParallel(false);
        return this;
    }

    public IntStream unordered() {
        return this;
    }

    // ---- Ends

    public PrimitiveIterator.OfInt iterator() {
        use();
        Pulled pulled = new Pulled(this);
        return new PrimitiveIterator.OfInt() {
            public boolean hasNext() {
                return pulled.hasNext();
            }

            public int nextInt() {
                return (Integer) pulled.next();
            }
        };
    }

    public Spliterator.OfInt spliterator() {
        long size = size();
        return size < 0 ? Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED)
                : Spliterators.spliterator(iterator(), size, Spliterator.ORDERED);
    }

    public void forEach(IntConsumer action) {
        checkSequential();
        forEachOrdered(action);
    }

    public void forEachOrdered(IntConsumer action) {
        Objects.requireNonNull(action);
        run(new Sink(null) {
            public void accept(int value) {
                action.accept(value);
            }
        });
    }

    public int[] toArray() {
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

    private boolean finds(IntPredicate predicate, boolean wanted) {
        Objects.requireNonNull(predicate);
        MatchSink sink = new MatchSink(predicate, wanted);
        runUntilDone(sink);
        return sink.isFound;
    }

    private static final class MatchSink extends Sink {
        private final IntPredicate predicate;
        private final boolean wanted;
        private boolean isFound;

        MatchSink(IntPredicate predicate, boolean wanted) {
            super(null);
            this.predicate = predicate;
            this.wanted = wanted;
        }

        boolean isDone() {
            return isFound;
        }

        public void accept(int value) {
            if (!isFound && predicate.test(value) == wanted) {
                isFound = true;
            }
        }
    }

    public boolean anyMatch(IntPredicate predicate) {
        return finds(predicate, true);
    }

    public boolean allMatch(IntPredicate predicate) {
        return !finds(predicate, false);
    }

    public boolean noneMatch(IntPredicate predicate) {
        return !finds(predicate, true);
    }

    public OptionalInt findAny() {
        checkSequential();
        return findFirst();
    }

    public OptionalInt findFirst() {
        FirstSink sink = new FirstSink();
        runUntilDone(sink);
        return sink.isFound ? OptionalInt.of(sink.found) : OptionalInt.empty();
    }

    private static final class FirstSink extends Sink {
        private boolean isFound;
        private int found;

        FirstSink() {
            super(null);
        }

        boolean isDone() {
            return isFound;
        }

        public void accept(int value) {
            if (!isFound) {
                isFound = true;
                found = value;
            }
        }
    }

    public OptionalInt max() {
        return reduce(Math::max);
    }

    public OptionalInt min() {
        return reduce(Math::min);
    }

    public OptionalInt reduce(IntBinaryOperator operator) {
        Objects.requireNonNull(operator);
        FoldSink sink = new FoldSink(0, operator, true);
        run(sink);
        return sink.isEmpty ? OptionalInt.empty() : OptionalInt.of(sink.result);
    }

    public int reduce(int start, IntBinaryOperator operator) {
        Objects.requireNonNull(operator);
        FoldSink sink = new FoldSink(start, operator, false);
        run(sink);
        return sink.result;
    }

    private static final class FoldSink extends Sink {
        private final IntBinaryOperator operator;
        private int result;
        private boolean isEmpty;

        FoldSink(int start, IntBinaryOperator operator, boolean isEmpty) {
            super(null);
            this.result = start;
            this.operator = operator;
            this.isEmpty = isEmpty;
        }

        public void accept(int value) {
            if (isEmpty) {
                isEmpty = false;
                result = value;
            } else {
                result = operator.applyAsInt(result, value);
            }
        }
    }

    public <R> /*@ nullable @*/ R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        R container = supplier.get();
        run(new Sink(null) {
            public void accept(int value) {
                accumulator.accept(container, value);
            }
        });
        return container;
    }

    public IntSummaryStatistics summaryStatistics() {
        IntSummaryStatistics statistics = new IntSummaryStatistics();
        forEachOrdered(statistics);
        return statistics;
    }

    public int sum() {
        return reduce(0, (first, second) -> first + second);
    }

    public OptionalDouble average() {
        IntSummaryStatistics statistics = summaryStatistics();
        return statistics.getCount() > 0 ? OptionalDouble.of((double) statistics.getSum() / statistics.getCount())
                : OptionalDouble.empty();
    }
}
