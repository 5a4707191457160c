// RefPipe: a stage of a stream of objects.
package java.util.stream;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
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

@SuppressWarnings("unchecked")
class RefPipe<T> extends Pipe implements Stream<T> {
    RefPipe(Feed feed) {
        super(feed);
    }

    RefPipe(Pipe previous, boolean isShort, boolean keepsSize) {
        super(previous, isShort, keepsSize);
    }

    int shape() {
        return 0;
    }

    // ---- Stages

    public Stream<T> filter(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new RefPipe<T>(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        if (predicate.test((T) value)) {
                            down.accept(value);
                        }
                    }
                };
            }
        };
    }

    public <R> Stream<R> map(Function<? super T, ? extends R> function) {
        Objects.requireNonNull(function);
        return new RefPipe<R>(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        down.accept((Object) function.apply((T) value));
                    }
                };
            }
        };
    }

    public IntStream mapToInt(ToIntFunction<? super T> function) {
        Objects.requireNonNull(function);
        return new IntPipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        down.accept(function.applyAsInt((T) value));
                    }
                };
            }
        };
    }

    public IntStream flatMapToInt(Function<? super T, ? extends IntStream> function) {
        Objects.requireNonNull(function);
        return new IntPipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        flat(function.apply((T) value), down);
                    }
                };
            }
        };
    }

    public IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> action) {
        Objects.requireNonNull(action);
        return new IntPipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        action.accept((T) value, (IntConsumer) down);
                    }
                };
            }
        };
    }

    public LongStream mapToLong(ToLongFunction<? super T> function) {
        Objects.requireNonNull(function);
        return new LongPipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        down.accept(function.applyAsLong((T) value));
                    }
                };
            }
        };
    }

    public LongStream flatMapToLong(Function<? super T, ? extends LongStream> function) {
        Objects.requireNonNull(function);
        return new LongPipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        flat(function.apply((T) value), down);
                    }
                };
            }
        };
    }

    public LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> action) {
        Objects.requireNonNull(action);
        return new LongPipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        action.accept((T) value, (LongConsumer) down);
                    }
                };
            }
        };
    }

    public DoubleStream mapToDouble(ToDoubleFunction<? super T> function) {
        Objects.requireNonNull(function);
        return new DoublePipe(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        down.accept(function.applyAsDouble((T) value));
                    }
                };
            }
        };
    }

    public DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> function) {
        Objects.requireNonNull(function);
        return new DoublePipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        flat(function.apply((T) value), down);
                    }
                };
            }
        };
    }

    public DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> action) {
        Objects.requireNonNull(action);
        return new DoublePipe(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        action.accept((T) value, (DoubleConsumer) down);
                    }
                };
            }
        };
    }

    // The elements of a stream inside of one, which is closed then.
    static void flat(/*@ nullable @*/ BaseStream<?, ?> inner, Sink down) {
        if (inner == null) {
            return;
        }
        try {
            Pipe pipe = (Pipe) inner;
            pipe.use();
            pipe.pass(down);
        } finally {
            inner.close();
        }
    }

    public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> function) {
        Objects.requireNonNull(function);
        return new RefPipe<R>(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        flat(function.apply((T) value), down);
                    }
                };
            }
        };
    }

    public <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> action) {
        Objects.requireNonNull(action);
        return new RefPipe<R>(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        Consumer<R> next = result -> down.accept((Object) result);
                        action.accept((T) value, next);
                    }
                };
            }
        };
    }

    public <R> Stream<R> gather(Gatherer<? super T, ?, R> gatherer) {
        Objects.requireNonNull(gatherer);
        boolean isShort = !(gatherer.integrator() instanceof Gatherer.Integrator.Greedy);
        return new RefPipe<R>(this, isShort, false) {
            Sink wrap(Sink down) {
                return new GathererImpl.GatherSink(down, (Gatherer<Object, Object, Object>) (Object) gatherer);
            }
        };
    }

    public Stream<T> peek(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return new RefPipe<T>(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        action.accept((T) value);
                        down.accept(value);
                    }
                };
            }
        };
    }

    public Stream<T> distinct() {
        return new RefPipe<T>(this, false, false) {
            Sink wrap(Sink down) {
                HashSet<Object> seen = new HashSet<>();
                return new Sink(down) {
                    public void accept(/*@ nullable @*/ Object value) {
                        if (seen.add(value)) {
                            down.accept(value);
                        }
                    }
                };
            }
        };
    }

    public Stream<T> sorted() {
        return sortedBy(null);
    }

    public Stream<T> sorted(Comparator<? super T> comparator) {
        return sortedBy(Objects.requireNonNull(comparator));
    }

    private Stream<T> sortedBy(/*@ nullable @*/ Comparator<? super T> comparator) {
        return new RefPipe<T>(this, false, true) {
            Sink wrap(Sink down) {
                return new SortingSink(down, (Comparator<Object>) comparator);
            }
        };
    }

    private static final class SortingSink extends Sink {
        private final /*@ nullable @*/ Comparator<Object> comparator;
        private final ArrayList<Object> elements = new ArrayList<>();

        SortingSink(Sink down, /*@ nullable @*/ Comparator<Object> comparator) {
            super(down);
            this.comparator = comparator;
        }

        void begin() {
        }

        boolean isDone() {
            return false;
        }

        public void accept(/*@ nullable @*/ Object value) {
            elements.add(value);
        }

        void end() {
            elements.sort(comparator);
            down.begin();
            for (int i = 0; i < elements.size() && !down.isDone(); i++) {
                down.accept(elements.get(i));
            }
            down.end();
        }
    }

    public Stream<T> limit(long maximumSize) {
        if (maximumSize < 0) {
            throw new IllegalArgumentException(Long.toString(maximumSize));
        }
        return new RefPipe<T>(this, true, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private long left = maximumSize;

                    boolean isDone() {
                        return left == 0 || down.isDone();
                    }

                    public void accept(/*@ nullable @*/ Object value) {
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

    public Stream<T> skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        if (count == 0) {
            return this;
        }
        return new RefPipe<T>(this, false, true) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private long left = count;

                    public void accept(/*@ nullable @*/ Object value) {
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

    public Stream<T> takeWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new RefPipe<T>(this, true, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private boolean isOver;

                    boolean isDone() {
                        return isOver || down.isDone();
                    }

                    public void accept(/*@ nullable @*/ Object value) {
                        if (!isOver) {
                            isOver = !predicate.test((T) value);
                            if (!isOver) {
                                down.accept(value);
                            }
                        }
                    }
                };
            }
        };
    }

    public Stream<T> dropWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new RefPipe<T>(this, false, false) {
            Sink wrap(Sink down) {
                return new Sink(down) {
                    private boolean isBegun;

                    public void accept(/*@ nullable @*/ Object value) {
                        if (!isBegun) {
                            isBegun = !predicate.test((T) value);
                        }
                        if (isBegun) {
                            down.accept(value);
                        }
                    }
                };
            }
        };
    }

    public Stream<T> onClose(Runnable task) {
        addClosing(task);
        return this;
    }

    public Stream<T> parallel() {
        setParallel(true);
        return this;
    }

    public Stream<T> sequential() {
        setParallel(false);
        return this;
    }

    public Stream<T> unordered() {
        return this;
    }

    // ---- Ends

    public Iterator<T> iterator() {
        use();
        Pulled pulled = new Pulled(this);
        return new Iterator<T>() {
            public boolean hasNext() {
                return pulled.hasNext();
            }

            public /*@ nullable @*/ T next() {
                return (T) pulled.next();
            }
        };
    }

    public Spliterator<T> spliterator() {
        long size = size();
        return size < 0 ? Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED)
                : Spliterators.spliterator(iterator(), size, Spliterator.ORDERED);
    }

    public void forEach(Consumer<? super T> action) {
        checkSequential();
        forEachOrdered(action);
    }

    public void forEachOrdered(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        run(new Sink(null) {
            public void accept(/*@ nullable @*/ Object value) {
                action.accept((T) value);
            }
        });
    }

    private ArrayList<Object> elements() {
        ArrayList<Object> elements = new ArrayList<>();
        run(new Sink(null) {
            public void accept(/*@ nullable @*/ Object value) {
                elements.add(value);
            }
        });
        return elements;
    }

    public Object[] toArray() {
        return elements().toArray();
    }

    public <A> A[] toArray(IntFunction<A[]> function) {
        ArrayList<Object> elements = elements();
        A[] array = function.apply(elements.size());
        for (int i = 0; i < elements.size(); i++) {
            ((Object[]) array)[i] = elements.get(i);
        }
        if (array.length != elements.size()) {
            throw new IllegalStateException(jury.Texts.untold());
        }
        return array;
    }

    public List<T> toList() {
        return Collections.unmodifiableList((List<T>) elements());
    }

    public long count() {
        long size = size();
        if (size >= 0) {
            use();
            return size;
        }
        CountSink counter = new CountSink();
        run(counter);
        return counter.count;
    }

    private static final class CountSink extends Sink {
        private long count;

        CountSink() {
            super(null);
        }

        public void accept(/*@ nullable @*/ Object value) {
            count++;
        }
    }

    // Whether an element is found on which the predicate gives the wanted answer.
    private boolean finds(Predicate<? super T> predicate, boolean wanted) {
        Objects.requireNonNull(predicate);
        MatchSink<T> sink = new MatchSink<T>(predicate, wanted);
        runUntilDone(sink);
        return sink.isFound;
    }

    private static final class MatchSink<T> extends Sink {
        private final Predicate<? super T> predicate;
        private final boolean wanted;
        private boolean isFound;

        MatchSink(Predicate<? super T> predicate, boolean wanted) {
            super(null);
            this.predicate = predicate;
            this.wanted = wanted;
        }

        boolean isDone() {
            return isFound;
        }

        public void accept(/*@ nullable @*/ Object value) {
            if (!isFound && predicate.test((T) value) == wanted) {
                isFound = true;
            }
        }
    }

    public boolean anyMatch(Predicate<? super T> predicate) {
        return finds(predicate, true);
    }

    public boolean allMatch(Predicate<? super T> predicate) {
        return !finds(predicate, false);
    }

    public boolean noneMatch(Predicate<? super T> predicate) {
        return !finds(predicate, true);
    }

    public Optional<T> findAny() {
        checkSequential();
        return findFirst();
    }

    public Optional<T> findFirst() {
        FirstSink sink = new FirstSink();
        runUntilDone(sink);
        return sink.isFound ? Optional.of((T) sink.found) : Optional.empty();
    }

    private static final class FirstSink extends Sink {
        private boolean isFound;
        private /*@ nullable @*/ Object found;

        FirstSink() {
            super(null);
        }

        boolean isDone() {
            return isFound;
        }

        public void accept(/*@ nullable @*/ Object value) {
            if (!isFound) {
                isFound = true;
                found = value;
            }
        }
    }

    public Optional<T> max(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.maxBy(comparator));
    }

    public Optional<T> min(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.minBy(comparator));
    }

    public Optional<T> reduce(BinaryOperator<T> operator) {
        Objects.requireNonNull(operator);
        FoldSink<T, T> sink = new FoldSink<T, T>(null, operator, true);
        run(sink);
        return sink.isEmpty ? Optional.empty() : Optional.of(sink.result);
    }

    public /*@ nullable @*/ T reduce(/*@ nullable @*/ T start, BinaryOperator<T> operator) {
        return reduce(start, operator, operator);
    }

    public <U> /*@ nullable @*/ U reduce(/*@ nullable @*/ U start, BiFunction<U, ? super T, U> function,
            BinaryOperator<U> operator) {
        Objects.requireNonNull(function);
        Objects.requireNonNull(operator);
        FoldSink<T, U> sink = new FoldSink<T, U>(start, function, false);
        run(sink);
        return sink.result;
    }

    private static final class FoldSink<T, U> extends Sink {
        private final BiFunction<U, ? super T, U> function;
        private /*@ nullable @*/ U result;
        private boolean isEmpty;

        FoldSink(/*@ nullable @*/ U start, BiFunction<U, ? super T, U> function, boolean isEmpty) {
            super(null);
            this.result = start;
            this.function = function;
            this.isEmpty = isEmpty;
        }

        public void accept(/*@ nullable @*/ Object value) {
            if (isEmpty) {
                isEmpty = false;
                result = (U) value;
            } else {
                result = function.apply(result, (T) value);
            }
        }
    }

    public <R, A> /*@ nullable @*/ R collect(Collector<? super T, A, R> collector) {
        A container = collector.supplier().get();
        BiConsumer<A, ? super T> accumulator = collector.accumulator();
        run(new Sink(null) {
            public void accept(/*@ nullable @*/ Object value) {
                accumulator.accept(container, (T) value);
            }
        });
        return collector.finisher().apply(container);
    }

    public <R> /*@ nullable @*/ R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator,
            BiConsumer<R, R> combiner) {
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        R container = supplier.get();
        run(new Sink(null) {
            public void accept(/*@ nullable @*/ Object value) {
                accumulator.accept(container, (T) value);
            }
        });
        return container;
    }
}
