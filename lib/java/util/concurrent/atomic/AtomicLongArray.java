// AtomicLongArray: signatures only, native methods are not modelled.
package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLongArray implements Serializable {
    public AtomicLongArray(int value) {
        notModelled();
    }

    public AtomicLongArray(long[] array) {
        notModelled();
    }

    public final native long accumulateAndGet(int first, long second, LongBinaryOperator operator);

    public native long addAndGet(int first, long second);

    public final native long compareAndExchange(int first, long second, long third);

    public final native long compareAndExchangeAcquire(int first, long second, long third);

    public final native long compareAndExchangeRelease(int first, long second, long third);

    public final native boolean compareAndSet(int first, long second, long third);

    public final native long decrementAndGet(int value);

    public final native long get(int index);

    public final native long getAcquire(int value);

    public final native long getAndAccumulate(int first, long second, LongBinaryOperator operator);

    public final native long getAndAdd(int first, long second);

    public final native long getAndDecrement(int value);

    public final native long getAndIncrement(int value);

    public final native long getAndSet(int first, long second);

    public final native long getAndUpdate(int value, LongUnaryOperator operator);

    public final native long getOpaque(int value);

    public final native long getPlain(int value);

    public final native long incrementAndGet(int value);

    public final native void lazySet(int first, long second);

    public final native /*@ pure @*/ int length();

    public final native void set(int first, long second);

    public final native void setOpaque(int first, long second);

    public final native void setPlain(int first, long second);

    public final native void setRelease(int first, long second);

    public native /*@ pure @*/ String toString();

    public final native long updateAndGet(int value, LongUnaryOperator operator);

    @Deprecated
    public final native boolean weakCompareAndSet(int first, long second, long third);

    public final native boolean weakCompareAndSetAcquire(int first, long second, long third);

    public final native boolean weakCompareAndSetPlain(int first, long second, long third);

    public final native boolean weakCompareAndSetRelease(int first, long second, long third);

    public final native boolean weakCompareAndSetVolatile(int first, long second, long third);

    private static native void notModelled();
}
