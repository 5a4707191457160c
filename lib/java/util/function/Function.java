// Function: a function, composition and identity.
package java.util.function;

import java.util.Objects;

@FunctionalInterface
public interface Function<T, R> {
    default <V> Function<T, V> andThen(Function<? super R, ? extends V> after) {
        Objects.requireNonNull(after);
        return value -> after.apply(apply(value));
    }

    /*@ nullable @*/ R apply(/*@ nullable @*/ T value);

    default <V> Function<V, R> compose(Function<? super V, ? extends T> before) {
        Objects.requireNonNull(before);
        return value -> apply(before.apply(value));
    }

    static <T> Function<T, T> identity() {
        return value -> value;
    }
}
