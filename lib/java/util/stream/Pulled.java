// Pulled: the elements of a stream one by one, for iterators; they are made when they are asked for.
package java.util.stream;

import java.util.ArrayList;

final class Pulled extends Sink {
    private final Pipe pipe;
    private final ArrayList<Object> waiting = new ArrayList<>();
    private int next;
    private /*@ nullable @*/ Sink first;
    private boolean isOver;

    Pulled(Pipe pipe) {
        super(null);
        this.pipe = pipe;
    }

    public void accept(/*@ nullable @*/ Object value) {
        waiting.add(value);
    }

    public void accept(int value) {
        waiting.add(value);
    }

    public void accept(long value) {
        waiting.add(value);
    }

    public void accept(double value) {
        waiting.add(value);
    }

    boolean hasNext() {
        if (next < waiting.size()) {
            return true;
        }
        waiting.clear();
        next = 0;
        if (first == null) {
            first = pipe.wrapped(this);
            first.begin();
        }
        while (waiting.isEmpty() && !isOver) {
            if (first.isDone() || !pipe.feed().advance(first)) {
                isOver = true;
                first.end();
            }
        }
        return !waiting.isEmpty();
    }

    /*@ nullable @*/ Object next() {
        if (!hasNext()) {
            throw new java.util.NoSuchElementException();
        }
        Object value = waiting.get(next);
        next++;
        return value;
    }

    boolean advance(Sink sink) {
        if (!hasNext()) {
            return false;
        }
        Object value = next();
        if (pipe.shape() == 1) {
            sink.accept((int) (Integer) value);
        } else if (pipe.shape() == 2) {
            sink.accept((long) (Long) value);
        } else if (pipe.shape() == 3) {
            sink.accept((double) (Double) value);
        } else {
            sink.accept(value);
        }
        return true;
    }
}
