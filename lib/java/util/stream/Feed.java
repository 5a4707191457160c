// Feed: where the elements of a stream come from, one after the other.
package java.util.stream;

import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

abstract class Feed {
    // Gives the next element to the sink; false: there is none.
    abstract boolean advance(Sink sink);

    void all(Sink sink) {
        boolean isMore = true;
        while (isMore) {
            isMore = advance(sink);
        }
    }

    // How many there are; -1: not known before.
    long size() {
        return -1;
    }

    static final class OfSpliterator extends Feed {
        private final Spliterator<?> source;

        OfSpliterator(Spliterator<?> source) {
            this.source = source;
        }

        boolean advance(Sink sink) {
            return source.tryAdvance((Consumer<Object>) sink);
        }

        void all(Sink sink) {
            source.forEachRemaining((Consumer<Object>) sink);
        }

        long size() {
            return source.getExactSizeIfKnown();
        }
    }

    static final class OfIntSpliterator extends Feed {
        private final Spliterator.OfInt source;

        OfIntSpliterator(Spliterator.OfInt source) {
            this.source = source;
        }

        boolean advance(Sink sink) {
            return source.tryAdvance((IntConsumer) sink);
        }

        void all(Sink sink) {
            source.forEachRemaining((IntConsumer) sink);
        }

        long size() {
            return source.getExactSizeIfKnown();
        }
    }

    static final class OfLongSpliterator extends Feed {
        private final Spliterator.OfLong source;

        OfLongSpliterator(Spliterator.OfLong source) {
            this.source = source;
        }

        boolean advance(Sink sink) {
            return source.tryAdvance((LongConsumer) sink);
        }

        void all(Sink sink) {
            source.forEachRemaining((LongConsumer) sink);
        }

        long size() {
            return source.getExactSizeIfKnown();
        }
    }

    static final class OfDoubleSpliterator extends Feed {
        private final Spliterator.OfDouble source;

        OfDoubleSpliterator(Spliterator.OfDouble source) {
            this.source = source;
        }

        boolean advance(Sink sink) {
            return source.tryAdvance((DoubleConsumer) sink);
        }

        void all(Sink sink) {
            source.forEachRemaining((DoubleConsumer) sink);
        }

        long size() {
            return source.getExactSizeIfKnown();
        }
    }

    // One stream, then another.
    static final class OfTwo extends Feed {
        private final Pipe first;
        private final Pipe second;
        private /*@ nullable @*/ Pulled pulled;
        private boolean isSecond;

        OfTwo(Pipe first, Pipe second) {
            this.first = first;
            this.second = second;
        }

        boolean advance(Sink sink) {
            if (pulled == null) {
                pulled = new Pulled(first);
            }
            if (pulled.advance(sink)) {
                return true;
            }
            if (isSecond) {
                return false;
            }
            isSecond = true;
            pulled = new Pulled(second);
            return pulled.advance(sink);
        }

        void all(Sink sink) {
            if (pulled != null) {
                super.all(sink);
                return;
            }
            isSecond = true;
            first.pass(sink);
            second.pass(sink);
        }

        long size() {
            long one = first.size();
            long other = second.size();
            return one < 0 || other < 0 || one + other < 0 ? -1 : one + other;
        }
    }
}
