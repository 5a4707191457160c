// ScheduledExecutorService: the interface.
package java.util.concurrent;

public interface ScheduledExecutorService extends ExecutorService {
    <V> ScheduledFuture<V> schedule(Callable<V> task, long value, TimeUnit unit);

    ScheduledFuture<?> schedule(Runnable task, long value, TimeUnit unit);

    ScheduledFuture<?> scheduleAtFixedRate(Runnable task, long first, long second, TimeUnit unit);

    ScheduledFuture<?> scheduleWithFixedDelay(Runnable task, long first, long second, TimeUnit unit);
}
