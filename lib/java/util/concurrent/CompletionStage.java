// CompletionStage: the interface, default methods with bodies.
package java.util.concurrent;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

public interface CompletionStage<T> {
    CompletionStage<Void> acceptEither(CompletionStage<? extends T> completionStage, Consumer<? super T> action);

    CompletionStage<Void> acceptEitherAsync(CompletionStage<? extends T> completionStage,
            Consumer<? super T> action);

    CompletionStage<Void> acceptEitherAsync(CompletionStage<? extends T> completionStage,
            Consumer<? super T> action, Executor executor);

    <U> CompletionStage<U> applyToEither(CompletionStage<? extends T> completionStage,
            Function<? super T, U> function);

    <U> CompletionStage<U> applyToEitherAsync(CompletionStage<? extends T> completionStage,
            Function<? super T, U> function);

    <U> CompletionStage<U> applyToEitherAsync(CompletionStage<? extends T> completionStage,
            Function<? super T, U> function, Executor executor);

    CompletionStage<T> exceptionally(Function<Throwable, ? extends T> function);

    default CompletionStage<T> exceptionallyAsync(Function<Throwable, ? extends T> function) {
        return NotModelled.object();
    }

    default CompletionStage<T> exceptionallyAsync(Function<Throwable, ? extends T> function, Executor executor) {
        return NotModelled.object();
    }

    default CompletionStage<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> function) {
        return NotModelled.object();
    }

    default CompletionStage<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> function) {
        return NotModelled.object();
    }

    default CompletionStage<T> exceptionallyComposeAsync(Function<Throwable,
            ? extends CompletionStage<T>> function, Executor executor) {
        return NotModelled.object();
    }

    <U> CompletionStage<U> handle(BiFunction<? super T, Throwable, ? extends U> function);

    <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function);

    <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function, Executor executor);

    CompletionStage<Void> runAfterBoth(CompletionStage<?> completionStage, Runnable task);

    CompletionStage<Void> runAfterBothAsync(CompletionStage<?> completionStage, Runnable task);

    CompletionStage<Void> runAfterBothAsync(CompletionStage<?> completionStage, Runnable task, Executor executor);

    CompletionStage<Void> runAfterEither(CompletionStage<?> completionStage, Runnable task);

    CompletionStage<Void> runAfterEitherAsync(CompletionStage<?> completionStage, Runnable task);

    CompletionStage<Void> runAfterEitherAsync(CompletionStage<?> completionStage, Runnable task, Executor executor);

    CompletionStage<Void> thenAccept(Consumer<? super T> action);

    CompletionStage<Void> thenAcceptAsync(Consumer<? super T> action);

    CompletionStage<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor);

    <U> CompletionStage<Void> thenAcceptBoth(CompletionStage<? extends U> completionStage,
            BiConsumer<? super T, ? super U> action);

    <U> CompletionStage<Void> thenAcceptBothAsync(CompletionStage<? extends U> completionStage,
            BiConsumer<? super T, ? super U> action);

    <U> CompletionStage<Void> thenAcceptBothAsync(CompletionStage<? extends U> completionStage,
            BiConsumer<? super T, ? super U> action, Executor executor);

    <U> CompletionStage<U> thenApply(Function<? super T, ? extends U> function);

    <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> function);

    <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> function, Executor executor);

    <U, V> CompletionStage<V> thenCombine(CompletionStage<? extends U> completionStage,
            BiFunction<? super T, ? super U, ? extends V> function);

    <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> completionStage,
            BiFunction<? super T, ? super U, ? extends V> function);

    <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> completionStage,
            BiFunction<? super T, ? super U, ? extends V> function, Executor executor);

    <U> CompletionStage<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function);

    <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function);

    <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function,
            Executor executor);

    CompletionStage<Void> thenRun(Runnable task);

    CompletionStage<Void> thenRunAsync(Runnable task);

    CompletionStage<Void> thenRunAsync(Runnable task, Executor executor);

    CompletableFuture<T> toCompletableFuture();

    CompletionStage<T> whenComplete(BiConsumer<? super T, ? super Throwable> action);

    CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action);

    CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action, Executor executor);
}
