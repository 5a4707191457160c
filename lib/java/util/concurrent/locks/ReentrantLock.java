// ReentrantLock: how often it is held, by the one thread that runs; nobody waits for it.
package java.util.concurrent.locks;

import java.io.Serializable;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

public class ReentrantLock implements Lock, Serializable {
    private final boolean fair;
    private int holds;

    public ReentrantLock() {
        this.fair = false;
    }

    public ReentrantLock(boolean fair) {
        this.fair = fair;
    }

    public /*@ pure @*/ int getHoldCount() {
        return holds;
    }

    protected native Thread getOwner();

    public final /*@ pure @*/ int getQueueLength() {
        return 0;
    }

    protected native Collection<Thread> getQueuedThreads();

    public native int getWaitQueueLength(Condition condition);

    protected native Collection<Thread> getWaitingThreads(Condition condition);

    public final /*@ pure @*/ boolean hasQueuedThread(Thread thread) {
        java.util.Objects.requireNonNull(thread);
        return false;
    }

    public final /*@ pure @*/ boolean hasQueuedThreads() {
        return false;
    }

    public native boolean hasWaiters(Condition condition);

    public final /*@ pure @*/ boolean isFair() {
        return fair;
    }

    public /*@ pure @*/ boolean isHeldByCurrentThread() {
        return holds > 0;
    }

    public /*@ pure @*/ boolean isLocked() {
        return holds > 0;
    }

    public void lock() {
        holds++;
    }

    public native void lockInterruptibly() throws InterruptedException;

    public Condition newCondition() {
        return new Waiting(this);
    }

    public native /*@ pure @*/ String toString();

    public boolean tryLock() {
        holds++;
        return true;
    }

    public native boolean tryLock(long time, TimeUnit unit) throws InterruptedException;

    public void unlock() {
        if (holds == 0) {
            throw new IllegalMonitorStateException();
        }
        holds--;
    }

    // Whoever waits here waits for another thread.
    private static final class Waiting implements Condition {
        private final ReentrantLock lock;

        Waiting(ReentrantLock lock) {
            this.lock = lock;
        }

        public native void await() throws InterruptedException;

        public native boolean await(long time, TimeUnit unit) throws InterruptedException;

        public native long awaitNanos(long value) throws InterruptedException;

        public native void awaitUninterruptibly();

        public void signal() {
            if (lock.holds == 0) {
                throw new IllegalMonitorStateException();
            }
        }

        public void signalAll() {
            signal();
        }
    }
}
