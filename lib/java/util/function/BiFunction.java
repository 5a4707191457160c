// BiFunction: a function of two arguments.
package java.util.function;

import java.util.Objects;

@FunctionalInterface
public interface BiFunction<T, U, R> {
    default <V> BiFunction<T, U, V> andThen(Function<? super R, ? extends V> after) {
        Objects.requireNonNull(after);
        return (first, second) -> after.apply(apply(first, second));
    }

    /*@ nullable @*/ R apply(/*@ nullable @*/ T first, /*@ nullable @*/ U second);
}
