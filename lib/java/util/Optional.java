// Optional: a value or none.
package java.util;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

public final class Optional<T> {
    private static final Optional<?> EMPTY = new Optional<>(null);
    /*@ spec_public @*/ private final /*@ nullable @*/ T value;

    public static /*@ pure @*/ <T> Optional<T> empty() {
        @SuppressWarnings("unchecked")
        Optional<T> none = (Optional<T>) EMPTY;
        return none;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Optional && Objects.equals(value, ((Optional<?>) other).value);
    }

    public Optional<T> filter(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return value == null || predicate.test(value) ? this : empty();
    }

    public <U> Optional<U> flatMap(Function<? super T, ? extends Optional<? extends U>> mapper) {
        Objects.requireNonNull(mapper);
        if (value == null) {
            return empty();
        }
        @SuppressWarnings("unchecked")
        Optional<U> mapped = (Optional<U>) mapper.apply(value);
        return Objects.requireNonNull(mapped);
    }

    //@ ensures value != null && \result == value;
    //@ signals_only NoSuchElementException;
    //@ signals (NoSuchElementException exception) value == null;
    public /*@ pure @*/ T get() {
        if (value == null) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public /*@ pure @*/ int hashCode() {
        return Objects.hashCode(value);
    }

    public void ifPresent(Consumer<? super T> action) {
        if (value != null) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(Consumer<? super T> action, Runnable emptyAction) {
        if (value != null) {
            action.accept(value);
        } else {
            emptyAction.run();
        }
    }

    //@ ensures \result == (value == null);
    public /*@ pure @*/ boolean isEmpty() {
        return value == null;
    }

    //@ ensures \result == (value != null);
    public /*@ pure @*/ boolean isPresent() {
        return value != null;
    }

    public <U> Optional<U> map(Function<? super T, ? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return value == null ? empty() : Optional.ofNullable(mapper.apply(value));
    }

    public static /*@ pure @*/ <T> Optional<T> of(T value) {
        return new Optional<>(Objects.requireNonNull(value));
    }

    public static /*@ pure @*/ <T> Optional<T> ofNullable(/*@ nullable @*/ T value) {
        @SuppressWarnings("unchecked")
        Optional<T> none = (Optional<T>) EMPTY;
        return value == null ? none : new Optional<>(value);
    }

    public Optional<T> or(Supplier<? extends Optional<? extends T>> supplier) {
        Objects.requireNonNull(supplier);
        if (value != null) {
            return this;
        }
        @SuppressWarnings("unchecked")
        Optional<T> other = (Optional<T>) supplier.get();
        return Objects.requireNonNull(other);
    }

    //@ ensures \result == (value != null ? value : other);
    public /*@ pure nullable @*/ T orElse(/*@ nullable @*/ T other) {
        return value != null ? value : other;
    }

    public /*@ nullable @*/ T orElseGet(Supplier<? extends T> supplier) {
        return value != null ? value : supplier.get();
    }

    //@ ensures value != null && \result == value;
    //@ signals_only NoSuchElementException;
    //@ signals (NoSuchElementException exception) value == null;
    public /*@ pure @*/ T orElseThrow() {
        if (value == null) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> T orElseThrow(Supplier<? extends X> supplier) throws X {
        if (value == null) {
            throw supplier.get();
        }
        return value;
    }

    public /*@ pure @*/ Stream<T> stream() {
        return value == null ? Stream.empty() : Stream.of(value);
    }

    public /*@ pure @*/ String toString() {
        return value == null ? "Optional.empty" : "Optional[".concat(String.valueOf(value)).concat("]");
    }

    private Optional(/*@ nullable @*/ T value) {
        this.value = value;
    }
}
