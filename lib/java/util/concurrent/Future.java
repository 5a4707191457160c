// Future: the interface.
package java.util.concurrent;

public interface Future<V> {
    boolean cancel(boolean value);

    /*@ nullable @*/ V get() throws InterruptedException, ExecutionException;

    /*@ nullable @*/ V get(long value, TimeUnit unit) throws InterruptedException, ExecutionException,
            TimeoutException;

    /*@ pure @*/ boolean isCancelled();

    /*@ pure @*/ boolean isDone();
}
