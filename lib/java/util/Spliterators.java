// Spliterators: signatures only, native methods are not modelled.
package java.util;

public final class Spliterators {
    private Spliterators() {
    }

    public static native Spliterator.OfDouble emptyDoubleSpliterator();

    public static native Spliterator.OfInt emptyIntSpliterator();

    public static native Spliterator.OfLong emptyLongSpliterator();

    public static native <T> Spliterator<T> emptySpliterator();

    public static native PrimitiveIterator.OfDouble iterator(Spliterator.OfDouble ofDouble);

    public static native PrimitiveIterator.OfInt iterator(Spliterator.OfInt ofInt);

    public static native PrimitiveIterator.OfLong iterator(Spliterator.OfLong ofLong);

    public static native <T> Iterator<T> iterator(Spliterator<? extends T> spliterator);

    public static native <T> Spliterator<T> spliterator(Collection<? extends T> collection, int value);

    public static native <T> Spliterator<T> spliterator(Object[] array, int value);

    public static native Spliterator.OfDouble spliterator(double[] array, int value);

    public static native Spliterator.OfInt spliterator(int[] array, int value);

    public static native Spliterator.OfLong spliterator(long[] array, int value);

    public static native <T> Spliterator<T> spliterator(Iterator<? extends T> iterator, long first, int second);

    public static native Spliterator.OfDouble spliterator(PrimitiveIterator.OfDouble ofDouble, long first,
            int second);

    public static native Spliterator.OfInt spliterator(PrimitiveIterator.OfInt ofInt, long first, int second);

    public static native Spliterator.OfLong spliterator(PrimitiveIterator.OfLong ofLong, long first, int second);

    public static native <T> Spliterator<T> spliterator(Object[] array, int first, int second, int third);

    public static native Spliterator.OfDouble spliterator(double[] array, int first, int second, int third);

    public static native Spliterator.OfInt spliterator(int[] array, int first, int second, int third);

    public static native Spliterator.OfLong spliterator(long[] array, int first, int second, int third);

    public static native <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> iterator, int value);

    public static native Spliterator.OfDouble spliteratorUnknownSize(PrimitiveIterator.OfDouble ofDouble, int value);

    public static native Spliterator.OfInt spliteratorUnknownSize(PrimitiveIterator.OfInt ofInt, int value);

    public static native Spliterator.OfLong spliteratorUnknownSize(PrimitiveIterator.OfLong ofLong, int value);

    public abstract static class AbstractDoubleSpliterator implements Spliterator.OfDouble {
        protected AbstractDoubleSpliterator(long first, int second) {
            notModelled();
        }

        public native /*@ pure @*/ int characteristics();

        public native long estimateSize();

        public native /*@ nullable @*/ Spliterator.OfDouble trySplit();

        private static native void notModelled();
    }

    public abstract static class AbstractIntSpliterator implements Spliterator.OfInt {
        protected AbstractIntSpliterator(long first, int second) {
            notModelled();
        }

        public native /*@ pure @*/ int characteristics();

        public native long estimateSize();

        public native /*@ nullable @*/ Spliterator.OfInt trySplit();

        private static native void notModelled();
    }

    public abstract static class AbstractLongSpliterator implements Spliterator.OfLong {
        protected AbstractLongSpliterator(long first, int second) {
            notModelled();
        }

        public native /*@ pure @*/ int characteristics();

        public native long estimateSize();

        public native /*@ nullable @*/ Spliterator.OfLong trySplit();

        private static native void notModelled();
    }

    public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
        protected AbstractSpliterator(long first, int second) {
            notModelled();
        }

        public native /*@ pure @*/ int characteristics();

        public native long estimateSize();

        public native /*@ nullable @*/ Spliterator<T> trySplit();

        private static native void notModelled();
    }
}
