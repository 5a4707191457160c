// ReentrantReadWriteLock: signatures only, native methods are not modelled.
package java.util.concurrent.locks;

import java.io.Serializable;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

public class ReentrantReadWriteLock implements ReadWriteLock, Serializable {
    public ReentrantReadWriteLock() {
    }

    public ReentrantReadWriteLock(boolean value) {
        notModelled();
    }

    protected native Thread getOwner();

    public final native int getQueueLength();

    protected native Collection<Thread> getQueuedReaderThreads();

    protected native Collection<Thread> getQueuedThreads();

    protected native Collection<Thread> getQueuedWriterThreads();

    public native int getReadHoldCount();

    public native int getReadLockCount();

    public native int getWaitQueueLength(Condition condition);

    protected native Collection<Thread> getWaitingThreads(Condition condition);

    public native int getWriteHoldCount();

    public final native boolean hasQueuedThread(Thread thread);

    public final native boolean hasQueuedThreads();

    public native boolean hasWaiters(Condition condition);

    public final native boolean isFair();

    public native boolean isWriteLocked();

    public native boolean isWriteLockedByCurrentThread();

    public native ReentrantReadWriteLock.ReadLock readLock();

    public native /*@ pure @*/ String toString();

    public native ReentrantReadWriteLock.WriteLock writeLock();

    private static native void notModelled();

    public static class ReadLock implements Lock, Serializable {
        protected ReadLock(ReentrantReadWriteLock reentrantReadWriteLock) {
            notModelled();
        }

        public native void lock();

        public native void lockInterruptibly() throws InterruptedException;

        public native Condition newCondition();

        public native /*@ pure @*/ String toString();

        public native boolean tryLock();

        public native boolean tryLock(long time, TimeUnit unit) throws InterruptedException;

        public native void unlock();

        private static native void notModelled();
    }

    public static class WriteLock implements Lock, Serializable {
        protected WriteLock(ReentrantReadWriteLock reentrantReadWriteLock) {
            notModelled();
        }

        public native int getHoldCount();

        public native boolean isHeldByCurrentThread();

        public native void lock();

        public native void lockInterruptibly() throws InterruptedException;

        public native Condition newCondition();

        public native /*@ pure @*/ String toString();

        public native boolean tryLock();

        public native boolean tryLock(long time, TimeUnit unit) throws InterruptedException;

        public native void unlock();

        private static native void notModelled();
    }
}
