// FutureTask: signatures only, native methods are not modelled.
package java.util.concurrent;

public class FutureTask<V> implements RunnableFuture<V> {
    public FutureTask(Callable<V> task) {
        notModelled();
    }

    public FutureTask(Runnable task, /*@ nullable @*/ V value) {
        notModelled();
    }

    public native boolean cancel(boolean value);

    protected native void done();

    public native /*@ nullable @*/ V get() throws InterruptedException, ExecutionException;

    public native /*@ nullable @*/ V get(long value, TimeUnit unit) throws InterruptedException,
            ExecutionException, TimeoutException;

    public native /*@ pure @*/ boolean isCancelled();

    public native /*@ pure @*/ boolean isDone();

    public native void run();

    protected native boolean runAndReset();

    protected native void set(/*@ nullable @*/ V value);

    protected native void setException(Throwable cause);

    public native /*@ pure @*/ String toString();

    private static native void notModelled();
}
