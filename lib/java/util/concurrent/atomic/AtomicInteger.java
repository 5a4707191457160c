// AtomicInteger: the value, for one thread at a time.
package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicInteger extends Number implements Serializable {
    /*@ spec_public @*/ private int value;

    public AtomicInteger() {
    }

    public AtomicInteger(int value) {
        this.value = value;
    }

    public final int accumulateAndGet(int operand, IntBinaryOperator operator) {
        value = operator.applyAsInt(value, operand);
        return value;
    }

    public final int addAndGet(int delta) {
        value += delta;
        return value;
    }

    public final int compareAndExchange(int expected, int fresh) {
        int old = value;
        if (old == expected) {
            value = fresh;
        }
        return old;
    }

    public final native int compareAndExchangeAcquire(int first, int second);

    public final native int compareAndExchangeRelease(int first, int second);

    public final boolean compareAndSet(int expected, int fresh) {
        if (value != expected) {
            return false;
        }
        value = fresh;
        return true;
    }

    public final int decrementAndGet() {
        value--;
        return value;
    }

    public /*@ pure @*/ double doubleValue() {
        return (double) value;
    }

    public /*@ pure @*/ float floatValue() {
        return (float) value;
    }

    public final /*@ pure @*/ int get() {
        return value;
    }

    public final /*@ pure @*/ int getAcquire() {
        return value;
    }

    public final int getAndAccumulate(int operand, IntBinaryOperator operator) {
        int old = value;
        value = operator.applyAsInt(old, operand);
        return old;
    }

    public final int getAndAdd(int delta) {
        int old = value;
        value += delta;
        return old;
    }

    public final int getAndDecrement() {
        value--;
        return value + 1;
    }

    public final int getAndIncrement() {
        value++;
        return value - 1;
    }

    public final int getAndSet(int fresh) {
        int old = value;
        value = fresh;
        return old;
    }

    public final int getAndUpdate(IntUnaryOperator operator) {
        int old = value;
        value = operator.applyAsInt(old);
        return old;
    }

    public final /*@ pure @*/ int getOpaque() {
        return value;
    }

    public final /*@ pure @*/ int getPlain() {
        return value;
    }

    public final int incrementAndGet() {
        value++;
        return value;
    }

    public /*@ pure @*/ int intValue() {
        return value;
    }

    public final void lazySet(int fresh) {
        value = fresh;
    }

    public /*@ pure @*/ long longValue() {
        return value;
    }

    public final void set(int fresh) {
        value = fresh;
    }

    public final void setOpaque(int fresh) {
        value = fresh;
    }

    public final void setPlain(int fresh) {
        value = fresh;
    }

    public final void setRelease(int fresh) {
        value = fresh;
    }

    public /*@ pure @*/ String toString() {
        return Integer.toString(value);
    }

    public final int updateAndGet(IntUnaryOperator operator) {
        value = operator.applyAsInt(value);
        return value;
    }

    @Deprecated
    public final native boolean weakCompareAndSet(int first, int second);

    public final native boolean weakCompareAndSetAcquire(int first, int second);

    public final native boolean weakCompareAndSetPlain(int first, int second);

    public final native boolean weakCompareAndSetRelease(int first, int second);

    public final native boolean weakCompareAndSetVolatile(int first, int second);
}
