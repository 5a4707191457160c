// Spliterators: over arrays, iterators and collections; nothing is split, for everything runs in one thread.
package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

public final class Spliterators {
    private static final int KNOWN = Spliterator.SIZED | Spliterator.SUBSIZED;

    private Spliterators() {
    }

    public static Spliterator.OfDouble emptyDoubleSpliterator() {
        return new DoubleArraySpliterator(new double[0], 0, 0, 0);
    }

    public static Spliterator.OfInt emptyIntSpliterator() {
        return new IntArraySpliterator(new int[0], 0, 0, 0);
    }

    public static Spliterator.OfLong emptyLongSpliterator() {
        return new LongArraySpliterator(new long[0], 0, 0, 0);
    }

    public static <T> Spliterator<T> emptySpliterator() {
        return new ArraySpliterator<T>(new Object[0], 0, 0, 0);
    }

    public static PrimitiveIterator.OfDouble iterator(Spliterator.OfDouble spliterator) {
        return new DoubleAdapter(Objects.requireNonNull(spliterator));
    }

    public static PrimitiveIterator.OfInt iterator(Spliterator.OfInt spliterator) {
        return new IntAdapter(Objects.requireNonNull(spliterator));
    }

    public static PrimitiveIterator.OfLong iterator(Spliterator.OfLong spliterator) {
        return new LongAdapter(Objects.requireNonNull(spliterator));
    }

    public static <T> Iterator<T> iterator(Spliterator<? extends T> spliterator) {
        return new Adapter<T>(Objects.requireNonNull(spliterator));
    }

    public static <T> Spliterator<T> spliterator(Collection<? extends T> collection, int characteristics) {
        return new IteratorSpliterator<T>(Objects.requireNonNull(collection), null, 0, characteristics | KNOWN);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int characteristics) {
        return new ArraySpliterator<T>(array, 0, array.length, characteristics);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int from, int to, int characteristics) {
        checkRange(array.length, from, to);
        return new ArraySpliterator<T>(array, from, to, characteristics);
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> iterator, long size, int characteristics) {
        return new IteratorSpliterator<T>(null, Objects.requireNonNull(iterator), size, characteristics | KNOWN);
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> iterator, int characteristics) {
        return new IteratorSpliterator<T>(null, Objects.requireNonNull(iterator), Long.MAX_VALUE,
                characteristics & ~KNOWN);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int characteristics) {
        return new DoubleArraySpliterator(array, 0, array.length, characteristics);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int from, int to, int characteristics) {
        checkRange(array.length, from, to);
        return new DoubleArraySpliterator(array, from, to, characteristics);
    }

    public static Spliterator.OfDouble spliterator(PrimitiveIterator.OfDouble iterator, long size, int characteristics) {
        return new DoubleIteratorSpliterator(Objects.requireNonNull(iterator), size, characteristics | KNOWN);
    }

    public static Spliterator.OfDouble spliteratorUnknownSize(PrimitiveIterator.OfDouble iterator, int characteristics) {
        return new DoubleIteratorSpliterator(Objects.requireNonNull(iterator), Long.MAX_VALUE, characteristics & ~KNOWN);
    }

    public static Spliterator.OfInt spliterator(int[] array, int characteristics) {
        return new IntArraySpliterator(array, 0, array.length, characteristics);
    }

    public static Spliterator.OfInt spliterator(int[] array, int from, int to, int characteristics) {
        checkRange(array.length, from, to);
        return new IntArraySpliterator(array, from, to, characteristics);
    }

    public static Spliterator.OfInt spliterator(PrimitiveIterator.OfInt iterator, long size, int characteristics) {
        return new IntIteratorSpliterator(Objects.requireNonNull(iterator), size, characteristics | KNOWN);
    }

    public static Spliterator.OfInt spliteratorUnknownSize(PrimitiveIterator.OfInt iterator, int characteristics) {
        return new IntIteratorSpliterator(Objects.requireNonNull(iterator), Long.MAX_VALUE, characteristics & ~KNOWN);
    }

    public static Spliterator.OfLong spliterator(long[] array, int characteristics) {
        return new LongArraySpliterator(array, 0, array.length, characteristics);
    }

    public static Spliterator.OfLong spliterator(long[] array, int from, int to, int characteristics) {
        checkRange(array.length, from, to);
        return new LongArraySpliterator(array, from, to, characteristics);
    }

    public static Spliterator.OfLong spliterator(PrimitiveIterator.OfLong iterator, long size, int characteristics) {
        return new LongIteratorSpliterator(Objects.requireNonNull(iterator), size, characteristics | KNOWN);
    }

    public static Spliterator.OfLong spliteratorUnknownSize(PrimitiveIterator.OfLong iterator, int characteristics) {
        return new LongIteratorSpliterator(Objects.requireNonNull(iterator), Long.MAX_VALUE, characteristics & ~KNOWN);
    }

    private static void checkRange(int length, int from, int to) {
        if (from > to) {
            throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }

    private static final class ArraySpliterator<T> implements Spliterator<T> {
        private final Object[] array;
        private int next;
        private final int end;
        private final int characteristics;

        ArraySpliterator(Object[] array, int next, int end, int characteristics) {
            this.array = array;
            this.next = next;
            this.end = end;
            this.characteristics = characteristics | KNOWN;
        }

        public int characteristics() {
            return characteristics;
        }

        public long estimateSize() {
            return end - next;
        }

        @SuppressWarnings("unchecked")
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (next >= end) {
                return false;
            }
            T element = (T) array[next];
            next++;
            action.accept(element);
            return true;
        }

        public /*@ nullable @*/ Spliterator<T> trySplit() {
            return null;
        }
    }

    // Of a collection, whose iterator is made when the first element is asked for; or of an iterator.
    private static final class IteratorSpliterator<T> implements Spliterator<T> {
        private final /*@ nullable @*/ Collection<? extends T> collection;
        private /*@ nullable @*/ Iterator<? extends T> iterator;
        private long size;
        private final int characteristics;

        IteratorSpliterator(/*@ nullable @*/ Collection<? extends T> collection,
                /*@ nullable @*/ Iterator<? extends T> iterator, long size, int characteristics) {
            this.collection = collection;
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        private void start() {
            if (iterator == null) {
                iterator = collection.iterator();
                size = collection.size();
            }
        }

        public int characteristics() {
            return characteristics;
        }

        public long estimateSize() {
            start();
            return size;
        }

        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            start();
            while (iterator.hasNext()) {
                action.accept(iterator.next());
            }
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            start();
            if (!iterator.hasNext()) {
                return false;
            }
            action.accept(iterator.next());
            return true;
        }

        public /*@ nullable @*/ Spliterator<T> trySplit() {
            return null;
        }
    }

    private static final class Adapter<T> implements Iterator<T> {
        private final Spliterator<? extends T> spliterator;
        private boolean isReady;
        private /*@ nullable @*/ T next;

        Adapter(Spliterator<? extends T> spliterator) {
            this.spliterator = spliterator;
        }

        private void take(/*@ nullable @*/ T element) {
            isReady = true;
            next = element;
        }

        public boolean hasNext() {
            if (!isReady) {
                spliterator.tryAdvance(this::take);
            }
            return isReady;
        }

        public /*@ nullable @*/ T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            isReady = false;
            T element = next;
            next = null;
            return element;
        }
    }

    private static final class DoubleArraySpliterator implements Spliterator.OfDouble {
        private final double[] array;
        private int next;
        private final int end;
        private final int characteristics;

        DoubleArraySpliterator(double[] array, int next, int end, int characteristics) {
            this.array = array;
            this.next = next;
            this.end = end;
            this.characteristics = characteristics | KNOWN;
        }

        public int characteristics() {
            return characteristics;
        }

        public long estimateSize() {
            return end - next;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (next >= end) {
                return false;
            }
            double element = array[next];
            next++;
            action.accept(element);
            return true;
        }

        public /*@ nullable @*/ Spliterator.OfDouble trySplit() {
            return null;
        }
    }

    private static final class DoubleIteratorSpliterator implements Spliterator.OfDouble {
        private final PrimitiveIterator.OfDouble iterator;
        private final long size;
        private final int characteristics;

        DoubleIteratorSpliterator(PrimitiveIterator.OfDouble iterator, long size, int characteristics) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        public int characteristics() {
            return characteristics;
        }

        public long estimateSize() {
            return size;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (!iterator.hasNext()) {
                return false;
            }
            action.accept(iterator.nextDouble());
            return true;
        }

        public /*@ nullable @*/ Spliterator.OfDouble trySplit() {
            return null;
        }
    }

    private static final class DoubleAdapter implements PrimitiveIterator.OfDouble {
        private final Spliterator.OfDouble spliterator;
        private boolean isReady;
        private double next;

        DoubleAdapter(Spliterator.OfDouble spliterator) {
            this.spliterator = spliterator;
        }

        private void take(double element) {
            isReady = true;
            next = element;
        }

        public boolean hasNext() {
            if (!isReady) {
                DoubleConsumer taking = this::take;
                spliterator.tryAdvance(taking);
            }
            return isReady;
        }

        public double nextDouble() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            isReady = false;
            return next;
        }
    }

    private static final class IntArraySpliterator implements Spliterator.OfInt {
        private final int[] array;
        private int next;
        private final int end;
        private final int characteristics;

        IntArraySpliterator(int[] array, int next, int end, int characteristics) {
            this.array = array;
            this.next = next;
            this.end = end;
            this.characteristics = characteristics | KNOWN;
        }

        public int characteristics() {
            return characteristics;
        }

        public long estimateSize() {
            return end - next;
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (next >= end) {
                return false;
            }
            int element = array[next];
            next++;
            action.accept(element);
            return true;
        }

        public /*@ nullable @*/ Spliterator.OfInt trySplit() {
            return null;
        }
    }

    private static final class IntIteratorSpliterator implements Spliterator.OfInt {
        private final PrimitiveIterator.OfInt iterator;
        private final long size;
        private final int characteristics;

        IntIteratorSpliterator(PrimitiveIterator.OfInt iterator, long size, int characteristics) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        public int characteristics() {
            return characteristics;
        }

        public long estimateSize() {
            return size;
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (!iterator.hasNext()) {
                return false;
            }
            action.accept(iterator.nextInt());
            return true;
        }

        public /*@ nullable @*/ Spliterator.OfInt trySplit() {
            return null;
        }
    }

    private static final class IntAdapter implements PrimitiveIterator.OfInt {
        private final Spliterator.OfInt spliterator;
        private boolean isReady;
        private int next;

        IntAdapter(Spliterator.OfInt spliterator) {
            this.spliterator = spliterator;
        }

        private void take(int element) {
            isReady = true;
            next = element;
        }

        public boolean hasNext() {
            if (!isReady) {
                IntConsumer taking = this::take;
                spliterator.tryAdvance(taking);
            }
            return isReady;
        }

        public int nextInt() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            isReady = false;
            return next;
        }
    }

    private static final class LongArraySpliterator implements Spliterator.OfLong {
        private final long[] array;
        private int next;
        private final int end;
        private final int characteristics;

        LongArraySpliterator(long[] array, int next, int end, int characteristics) {
            this.array = array;
            this.next = next;
            this.end = end;
            this.characteristics = characteristics | KNOWN;
        }

        public int characteristics() {
            return characteristics;
        }

        public long estimateSize() {
            return end - next;
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (next >= end) {
                return false;
            }
            long element = array[next];
            next++;
            action.accept(element);
            return true;
        }

        public /*@ nullable @*/ Spliterator.OfLong trySplit() {
            return null;
        }
    }

    private static final class LongIteratorSpliterator implements Spliterator.OfLong {
        private final PrimitiveIterator.OfLong iterator;
        private final long size;
        private final int characteristics;

        LongIteratorSpliterator(PrimitiveIterator.OfLong iterator, long size, int characteristics) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        public int characteristics() {
            return characteristics;
        }

        public long estimateSize() {
            return size;
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (!iterator.hasNext()) {
                return false;
            }
            action.accept(iterator.nextLong());
            return true;
        }

        public /*@ nullable @*/ Spliterator.OfLong trySplit() {
            return null;
        }
    }

    private static final class LongAdapter implements PrimitiveIterator.OfLong {
        private final Spliterator.OfLong spliterator;
        private boolean isReady;
        private long next;

        LongAdapter(Spliterator.OfLong spliterator) {
            this.spliterator = spliterator;
        }

        private void take(long element) {
            isReady = true;
            next = element;
        }

        public boolean hasNext() {
            if (!isReady) {
                LongConsumer taking = this::take;
                spliterator.tryAdvance(taking);
            }
            return isReady;
        }

        public long nextLong() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            isReady = false;
            return next;
        }
    }

    public abstract static class AbstractDoubleSpliterator implements Spliterator.OfDouble {
        private final long size;
        private final int characteristics;

        protected AbstractDoubleSpliterator(long size, int characteristics) {
            this.size = size;
            this.characteristics = (characteristics & Spliterator.SIZED) != 0 ? characteristics | Spliterator.SUBSIZED
                    : characteristics;
        }

        public /*@ pure @*/ int characteristics() {
            return characteristics;
        }

        public long estimateSize() {
            return size;
        }

        public /*@ nullable @*/ Spliterator.OfDouble trySplit() {
            return null;
        }
    }

    public abstract static class AbstractIntSpliterator implements Spliterator.OfInt {
        private final long size;
        private final int characteristics;

        protected AbstractIntSpliterator(long size, int characteristics) {
            this.size = size;
            this.characteristics = (characteristics & Spliterator.SIZED) != 0 ? characteristics | Spliterator.SUBSIZED
                    : characteristics;
        }

        public /*@ pure @*/ int characteristics() {
            return characteristics;
        }

        public long estimateSize() {
            return size;
        }

        public /*@ nullable @*/ Spliterator.OfInt trySplit() {
            return null;
        }
    }

    public abstract static class AbstractLongSpliterator implements Spliterator.OfLong {
        private final long size;
        private final int characteristics;

        protected AbstractLongSpliterator(long size, int characteristics) {
            this.size = size;
            this.characteristics = (characteristics & Spliterator.SIZED) != 0 ? characteristics | Spliterator.SUBSIZED
                    : characteristics;
        }

        public /*@ pure @*/ int characteristics() {
            return characteristics;
        }

        public long estimateSize() {
            return size;
        }

        public /*@ nullable @*/ Spliterator.OfLong trySplit() {
            return null;
        }
    }

    public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
        private final long size;
        private final int characteristics;

        protected AbstractSpliterator(long size, int characteristics) {
            this.size = size;
            this.characteristics = (characteristics & Spliterator.SIZED) != 0 ? characteristics | Spliterator.SUBSIZED
                    : characteristics;
        }

        public /*@ pure @*/ int characteristics() {
            return characteristics;
        }

        public long estimateSize() {
            return size;
        }

        public /*@ nullable @*/ Spliterator<T> trySplit() {
            return null;
        }
    }
}
