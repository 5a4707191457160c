// CountDownLatch: signatures only, native methods are not modelled.
package java.util.concurrent;

public class CountDownLatch {
    public CountDownLatch(int value) {
        notModelled();
    }

    public native void await() throws InterruptedException;

    public native boolean await(long time, TimeUnit unit) throws InterruptedException;

    public native void countDown();

    public native /*@ pure @*/ long getCount();

    public native /*@ pure @*/ String toString();

    private static native void notModelled();
}
