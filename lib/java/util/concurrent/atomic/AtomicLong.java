// AtomicLong: the value, for one thread at a time.
package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLong extends Number implements Serializable {
    /*@ spec_public @*/ private long value;

    public AtomicLong() {
    }

    public AtomicLong(long value) {
        this.value = value;
    }

    public final long accumulateAndGet(long operand, LongBinaryOperator operator) {
        value = operator.applyAsLong(value, operand);
        return value;
    }

    public final long addAndGet(long delta) {
        value += delta;
        return value;
    }

    public final long compareAndExchange(long expected, long fresh) {
        long old = value;
        if (old == expected) {
            value = fresh;
        }
        return old;
    }

    public final native long compareAndExchangeAcquire(long first, long second);

    public final native long compareAndExchangeRelease(long first, long second);

    public final boolean compareAndSet(long expected, long fresh) {
        if (value != expected) {
            return false;
        }
        value = fresh;
        return true;
    }

    public final long decrementAndGet() {
        value--;
        return value;
    }

    public /*@ pure @*/ double doubleValue() {
        return (double) value;
    }

    public /*@ pure @*/ float floatValue() {
        return (float) value;
    }

    public final /*@ pure @*/ long get() {
        return value;
    }

    public final /*@ pure @*/ long getAcquire() {
        return value;
    }

    public final long getAndAccumulate(long operand, LongBinaryOperator operator) {
        long old = value;
        value = operator.applyAsLong(old, operand);
        return old;
    }

    public final long getAndAdd(long delta) {
        long old = value;
        value += delta;
        return old;
    }

    public final long getAndDecrement() {
        value--;
        return value + 1;
    }

    public final long getAndIncrement() {
        value++;
        return value - 1;
    }

    public final long getAndSet(long fresh) {
        long old = value;
        value = fresh;
        return old;
    }

    public final long getAndUpdate(LongUnaryOperator operator) {
        long old = value;
        value = operator.applyAsLong(old);
        return old;
    }

    public final /*@ pure @*/ long getOpaque() {
        return value;
    }

    public final /*@ pure @*/ long getPlain() {
        return value;
    }

    public final long incrementAndGet() {
        value++;
        return value;
    }

    public /*@ pure @*/ int intValue() {
        return (int) value;
    }

    public final void lazySet(long fresh) {
        value = fresh;
    }

    public /*@ pure @*/ long longValue() {
        return value;
    }

    public final void set(long fresh) {
        value = fresh;
    }

    public final void setOpaque(long fresh) {
        value = fresh;
    }

    public final void setPlain(long fresh) {
        value = fresh;
    }

    public final void setRelease(long fresh) {
        value = fresh;
    }

    public /*@ pure @*/ String toString() {
        return Long.toString(value);
    }

    public final long updateAndGet(LongUnaryOperator operator) {
        value = operator.applyAsLong(value);
        return value;
    }

    @Deprecated
    public final native boolean weakCompareAndSet(long first, long second);

    public final native boolean weakCompareAndSetAcquire(long first, long second);

    public final native boolean weakCompareAndSetPlain(long first, long second);

    public final native boolean weakCompareAndSetRelease(long first, long second);

    public final native boolean weakCompareAndSetVolatile(long first, long second);
}
