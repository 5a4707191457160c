// ExecutorService: the interface.
package java.util.concurrent;

import java.util.Collection;
import java.util.List;

public interface ExecutorService extends Executor {
    boolean awaitTermination(long value, TimeUnit unit) throws InterruptedException;

    <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> collection) throws InterruptedException;

    <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> collection, long value,
            TimeUnit unit) throws InterruptedException;

    /*@ nullable @*/ <T> T invokeAny(Collection<? extends Callable<T>> collection) throws InterruptedException,
            ExecutionException;

    /*@ nullable @*/ <T> T invokeAny(Collection<? extends Callable<T>> collection, long value,
            TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;

    boolean isShutdown();

    boolean isTerminated();

    void shutdown();

    List<Runnable> shutdownNow();

    <T> Future<T> submit(Callable<T> task);

    Future<?> submit(Runnable task);

    <T> Future<T> submit(Runnable task, /*@ nullable @*/ T value);
}
