// ReentrantLock: how often it is held, for one thread at a time.
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

    public final native int getQueueLength();

    protected native Collection<Thread> getQueuedThreads();

    public native int getWaitQueueLength(Condition condition);

    protected native Collection<Thread> getWaitingThreads(Condition condition);

    public final native boolean hasQueuedThread(Thread thread);

    public final native boolean hasQueuedThreads();

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

    public native Condition newCondition();

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
}
