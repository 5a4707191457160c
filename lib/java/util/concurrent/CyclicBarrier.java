// CyclicBarrier: signatures only, native methods are not modelled.
package java.util.concurrent;

public class CyclicBarrier {
    public CyclicBarrier(int value) {
        notModelled();
    }

    public CyclicBarrier(int value, Runnable task) {
        notModelled();
    }

    public native int await() throws InterruptedException, BrokenBarrierException;

    public native int await(long time, TimeUnit unit) throws InterruptedException, BrokenBarrierException,
            TimeoutException;

    public native int getNumberWaiting();

    public native int getParties();

    public native boolean isBroken();

    public native void reset();

    private static native void notModelled();
}
