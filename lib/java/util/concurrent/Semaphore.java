// Semaphore: signatures only, native methods are not modelled.
package java.util.concurrent;

import java.io.Serializable;
import java.util.Collection;

public class Semaphore implements Serializable {
    public Semaphore(int value) {
        notModelled();
    }

    public Semaphore(int first, boolean second) {
        notModelled();
    }

    public native void acquire() throws InterruptedException;

    public native void acquire(int value) throws InterruptedException;

    public native void acquireUninterruptibly();

    public native void acquireUninterruptibly(int value);

    public native int availablePermits();

    public native int drainPermits();

    public final native int getQueueLength();

    protected native Collection<Thread> getQueuedThreads();

    public final native boolean hasQueuedThreads();

    public native boolean isFair();

    protected native void reducePermits(int value);

    public native void release();

    public native void release(int value);

    public native /*@ pure @*/ String toString();

    public native boolean tryAcquire();

    public native boolean tryAcquire(int value);

    public native boolean tryAcquire(long value, TimeUnit unit) throws InterruptedException;

    public native boolean tryAcquire(int first, long second, TimeUnit unit) throws InterruptedException;

    private static native void notModelled();
}
