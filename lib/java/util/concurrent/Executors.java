// Executors: signatures only, native methods are not modelled.
package java.util.concurrent;

public class Executors {
    private Executors() {
    }

    public static native Callable<Object> callable(Runnable task);

    public static native <T> Callable<T> callable(Runnable task, /*@ nullable @*/ T value);

    public static native ThreadFactory defaultThreadFactory();

    public static native ExecutorService newCachedThreadPool();

    public static native ExecutorService newCachedThreadPool(ThreadFactory threadFactory);

    public static native ExecutorService newFixedThreadPool(int value);

    public static native ExecutorService newFixedThreadPool(int value, ThreadFactory threadFactory);

    public static native ScheduledExecutorService newScheduledThreadPool(int value);

    public static native ScheduledExecutorService newScheduledThreadPool(int value, ThreadFactory threadFactory);

    public static native ExecutorService newSingleThreadExecutor();

    public static native ExecutorService newSingleThreadExecutor(ThreadFactory threadFactory);

    public static native ScheduledExecutorService newSingleThreadScheduledExecutor();

    public static native ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory threadFactory);

    public static native ExecutorService newWorkStealingPool();

    public static native ExecutorService newWorkStealingPool(int value);

    @Deprecated
    public static native <T> Callable<T> privilegedCallable(Callable<T> task);

    @Deprecated
    public static native <T> Callable<T> privilegedCallableUsingCurrentClassLoader(Callable<T> task);

    @Deprecated
    public static native ThreadFactory privilegedThreadFactory();

    public static native ExecutorService unconfigurableExecutorService(ExecutorService executorService);

    public static native ScheduledExecutorService unconfigurableScheduledExecutorService(
            ScheduledExecutorService scheduledExecutorService);
}
