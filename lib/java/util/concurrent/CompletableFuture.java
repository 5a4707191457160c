// CompletableFuture: signatures only, native methods are not modelled.
package java.util.concurrent;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    public CompletableFuture() {
    }

    public native CompletableFuture<Void> acceptEither(CompletionStage<? extends T> completionStage,
            Consumer<? super T> action);

    public native CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> completionStage,
            Consumer<? super T> action);

    public native CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> completionStage,
            Consumer<? super T> action, Executor executor);

    public static native CompletableFuture<Void> allOf(CompletableFuture<?>... array);

    public static native CompletableFuture<Object> anyOf(CompletableFuture<?>... array);

    public native <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> completionStage,
            Function<? super T, U> function);

    public native <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> completionStage,
            Function<? super T, U> function);

    public native <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> completionStage,
            Function<? super T, U> function, Executor executor);

    public native boolean cancel(boolean value);

    public native boolean complete(/*@ nullable @*/ T value);

    public native CompletableFuture<T> completeAsync(Supplier<? extends T> supplier);

    public native CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor);

    public native boolean completeExceptionally(Throwable cause);

    public native CompletableFuture<T> completeOnTimeout(/*@ nullable @*/ T first, long second, TimeUnit unit);

    public static native <U> CompletableFuture<U> completedFuture(/*@ nullable @*/ U value);

    public static native <U> CompletionStage<U> completedStage(/*@ nullable @*/ U value);

    public native CompletableFuture<T> copy();

    public native Executor defaultExecutor();

    public static native Executor delayedExecutor(long value, TimeUnit unit);

    public static native Executor delayedExecutor(long value, TimeUnit unit, Executor executor);

    public native CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> function);

    public native CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function);

    public native CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function,
            Executor executor);

    public native CompletableFuture<T> exceptionallyCompose(Function<Throwable,
            ? extends CompletionStage<T>> function);

    public native CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable,
            ? extends CompletionStage<T>> function);

    public native CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable,
            ? extends CompletionStage<T>> function, Executor executor);

    public static native <U> CompletableFuture<U> failedFuture(Throwable cause);

    public static native <U> CompletionStage<U> failedStage(Throwable cause);

    public native /*@ nullable @*/ T get() throws InterruptedException, ExecutionException;

    public native /*@ nullable @*/ T get(long value, TimeUnit unit) throws InterruptedException,
            ExecutionException, TimeoutException;

    public native /*@ nullable @*/ T getNow(/*@ nullable @*/ T value);

    public native int getNumberOfDependents();

    public native <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> function);

    public native <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function);

    public native <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function,
            Executor executor);

    public native /*@ pure @*/ boolean isCancelled();

    public native boolean isCompletedExceptionally();

    public native /*@ pure @*/ boolean isDone();

    public native /*@ nullable @*/ T join();

    public native CompletionStage<T> minimalCompletionStage();

    public native <U> CompletableFuture<U> newIncompleteFuture();

    public native void obtrudeException(Throwable cause);

    public native void obtrudeValue(/*@ nullable @*/ T value);

    public native CompletableFuture<T> orTimeout(long value, TimeUnit unit);

    public native CompletableFuture<Void> runAfterBoth(CompletionStage<?> completionStage, Runnable task);

    public native CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> completionStage, Runnable task);

    public native CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> completionStage, Runnable task,
            Executor executor);

    public native CompletableFuture<Void> runAfterEither(CompletionStage<?> completionStage, Runnable task);

    public native CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> completionStage, Runnable task);

    public native CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> completionStage, Runnable task,
            Executor executor);

    public static native CompletableFuture<Void> runAsync(Runnable task);

    public static native CompletableFuture<Void> runAsync(Runnable task, Executor executor);

    public static native <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier);

    public static native <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor);

    public native CompletableFuture<Void> thenAccept(Consumer<? super T> action);

    public native CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action);

    public native CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor);

    public native <U> CompletableFuture<Void> thenAcceptBoth(CompletionStage<? extends U> completionStage,
            BiConsumer<? super T, ? super U> action);

    public native <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> completionStage,
            BiConsumer<? super T, ? super U> action);

    public native <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> completionStage,
            BiConsumer<? super T, ? super U> action, Executor executor);

    public native <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> function);

    public native <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function);

    public native <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function,
            Executor executor);

    public native <U, V> CompletableFuture<V> thenCombine(CompletionStage<? extends U> completionStage,
            BiFunction<? super T, ? super U, ? extends V> function);

    public native <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> completionStage,
            BiFunction<? super T, ? super U, ? extends V> function);

    public native <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> completionStage,
            BiFunction<? super T, ? super U, ? extends V> function, Executor executor);

    public native <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function);

    public native <U> CompletableFuture<U> thenComposeAsync(Function<? super T,
            ? extends CompletionStage<U>> function);

    public native <U> CompletableFuture<U> thenComposeAsync(Function<? super T,
            ? extends CompletionStage<U>> function, Executor executor);

    public native CompletableFuture<Void> thenRun(Runnable task);

    public native CompletableFuture<Void> thenRunAsync(Runnable task);

    public native CompletableFuture<Void> thenRunAsync(Runnable task, Executor executor);

    public native CompletableFuture<T> toCompletableFuture();

    public native /*@ pure @*/ String toString();

    public native CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action);

    public native CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action);

    public native CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action,
            Executor executor);

    public interface AsynchronousCompletionTask {
    }
}
