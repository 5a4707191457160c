// Sink: what a stage does with an element; most pass something on to the next stage.
package java.util.stream;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

abstract class Sink implements Consumer<Object>, IntConsumer, LongConsumer, DoubleConsumer {
    final /*@ nullable @*/ Sink down;

    Sink(/*@ nullable @*/ Sink down) {
        this.down = down;
    }

    void begin() {
        if (down != null) {
            down.begin();
        }
    }

    void end() {
        if (down != null) {
            down.end();
        }
    }

    // Does it want no more elements?
    boolean isDone() {
        return down != null && down.isDone();
    }

    public void accept(/*@ nullable @*/ Object value) {
        throw new IllegalStateException("called wrong accept method");
    }

    public void accept(int value) {
        throw new IllegalStateException("called wrong accept method");
    }

    public void accept(long value) {
        throw new IllegalStateException("called wrong accept method");
    }

    public void accept(double value) {
        throw new IllegalStateException("called wrong accept method");
    }
}
