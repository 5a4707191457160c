// BiPredicate: a test, with conjunction, disjunction and negation.
package java.util.function;

import java.util.Objects;

@FunctionalInterface
public interface BiPredicate<T, U> {
    default BiPredicate<T, U> and(BiPredicate<? super T, ? super U> other) {
        Objects.requireNonNull(other);
        return (first, second) -> test(first, second) && other.test(first, second);
    }

    default BiPredicate<T, U> negate() {
        return (first, second) -> !test(first, second);
    }

    default BiPredicate<T, U> or(BiPredicate<? super T, ? super U> other) {
        Objects.requireNonNull(other);
        return (first, second) -> test(first, second) || other.test(first, second);
    }

    boolean test(/*@ nullable @*/ T first, /*@ nullable @*/ U second);
}
