// AtomicIntegerArray: signatures only, native methods are not modelled.
package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicIntegerArray implements Serializable {
    public AtomicIntegerArray(int value) {
        notModelled();
    }

    public AtomicIntegerArray(int[] array) {
        notModelled();
    }

    public final native int accumulateAndGet(int first, int second, IntBinaryOperator operator);

    public final native int addAndGet(int first, int second);

    public final native int compareAndExchange(int first, int second, int third);

    public final native int compareAndExchangeAcquire(int first, int second, int third);

    public final native int compareAndExchangeRelease(int first, int second, int third);

    public final native boolean compareAndSet(int first, int second, int third);

    public final native int decrementAndGet(int value);

    public final native int get(int index);

    public final native int getAcquire(int value);

    public final native int getAndAccumulate(int first, int second, IntBinaryOperator operator);

    public final native int getAndAdd(int first, int second);

    public final native int getAndDecrement(int value);

    public final native int getAndIncrement(int value);

    public final native int getAndSet(int first, int second);

    public final native int getAndUpdate(int value, IntUnaryOperator operator);

    public final native int getOpaque(int value);

    public final native int getPlain(int value);

    public final native int incrementAndGet(int value);

    public final native void lazySet(int first, int second);

    public final native /*@ pure @*/ int length();

    public final native void set(int first, int second);

    public final native void setOpaque(int first, int second);

    public final native void setPlain(int first, int second);

    public final native void setRelease(int first, int second);

    public native /*@ pure @*/ String toString();

    public final native int updateAndGet(int value, IntUnaryOperator operator);

    @Deprecated
    public final native boolean weakCompareAndSet(int first, int second, int third);

    public final native boolean weakCompareAndSetAcquire(int first, int second, int third);

    public final native boolean weakCompareAndSetPlain(int first, int second, int third);

    public final native boolean weakCompareAndSetRelease(int first, int second, int third);

    public final native boolean weakCompareAndSetVolatile(int first, int second, int third);

    private static native void notModelled();
}
