// BiConsumer: an action, and one after another.
package java.util.function;

import java.util.Objects;

@FunctionalInterface
public interface BiConsumer<T, U> {
    void accept(/*@ nullable @*/ T first, /*@ nullable @*/ U second);

    default BiConsumer<T, U> andThen(BiConsumer<? super T, ? super U> after) {
        Objects.requireNonNull(after);
        return (first, second) -> {
            accept(first, second);
            after.accept(first, second);
        };
    }
}
