// Pipe: a stage of a stream. Nothing happens before a terminal operation; then the feed of the first stage gives its
// elements to the sinks of all stages, one element after the other.
package java.util.stream;

import java.util.ArrayList;

abstract class Pipe {
    private final /*@ nullable @*/ Pipe previous; // null: this is the source
    private final /*@ nullable @*/ Feed feed;     // of the source
    private final boolean isShort;                // may want no more elements
    private final boolean keepsSize;
    private boolean isUsed;
    private boolean isParallel;
    private /*@ nullable @*/ ArrayList<Runnable> closing; // of the source

    Pipe(Feed feed) {
        this.previous = null;
        this.feed = feed;
        this.isShort = false;
        this.keepsSize = true;
    }

    Pipe(Pipe previous, boolean isShort, boolean keepsSize) {
        previous.use();
        this.previous = previous;
        this.feed = null;
        this.isShort = isShort;
        this.keepsSize = keepsSize;
    }

    // 0: objects, 1: int, 2: long, 3: double
    abstract int shape();

    Sink wrap(Sink down) {
        throw new IllegalStateException();
    }

    final void use() {
        if (isUsed) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        isUsed = true;
    }

    private Pipe source() {
        Pipe pipe = this;
        while (pipe.previous != null) {
            pipe = pipe.previous;
        }
        return pipe;
    }

    final Feed feed() {
        return source().feed;
    }

    final Sink wrapped(Sink last) {
        Sink sink = last;
        Pipe pipe = this;
        while (pipe.previous != null) {
            sink = pipe.wrap(sink);
            pipe = pipe.previous;
        }
        return sink;
    }

    long sizeAfter(long before) {
        return keepsSize ? before : -1;
    }

    // How many elements there will be; -1: not known before.
    final long size() {
        if (previous == null) {
            return feed.size();
        }
        long before = previous.size();
        return before < 0 ? -1 : sizeAfter(before);
    }

    private boolean mayStop() {
        Pipe pipe = this;
        while (pipe != null) {
            if (pipe.isShort) {
                return true;
            }
            pipe = pipe.previous;
        }
        return false;
    }

    // All elements, for a sink that does not say when it has enough.
    final void run(Sink last) {
        use();
        drive(last, mayStop());
    }

    final void runUntilDone(Sink last) {
        use();
        drive(last, true);
    }

    private void drive(Sink last, boolean mayStop) {
        Sink sink = wrapped(last);
        Feed feed = feed();
        sink.begin();
        if (mayStop) {
            boolean isMore = !sink.isDone();
            while (isMore) {
                isMore = feed.advance(sink) && !sink.isDone();
            }
        } else {
            feed.all(sink);
        }
        sink.end();
    }

    // To a sink of another stream, which goes on afterwards.
    final void pass(Sink sink) {
        drive(new Passing(sink), true);
    }

    private static final class Passing extends Sink {
        private final Sink target;

        Passing(Sink target) {
            super(null);
            this.target = target;
        }

        boolean isDone() {
            return target.isDone();
        }

        public void accept(/*@ nullable @*/ Object value) {
            target.accept(value);
        }

        public void accept(int value) {
            target.accept(value);
        }

        public void accept(long value) {
            target.accept(value);
        }

        public void accept(double value) {
            target.accept(value);
        }
    }

    final void setParallel(boolean isParallel) {
        source().isParallel = isParallel;
    }

    public final boolean isParallel() {
        return source().isParallel;
    }

    // Which element comes first then is not said.
    final void checkSequential() {
        if (isParallel()) {
            NotModelled.action();
        }
    }

    final void addClosing(Runnable task) {
        java.util.Objects.requireNonNull(task);
        Pipe source = source();
        if (source.closing == null) {
            source.closing = new ArrayList<>();
        }
        source.closing.add(task);
    }

    public final void close() {
        isUsed = true;
        Pipe source = source();
        ArrayList<Runnable> tasks = source.closing;
        source.closing = null;
        if (tasks != null) {
            for (int i = 0; i < tasks.size(); i++) {
                tasks.get(i).run();
            }
        }
    }
}
