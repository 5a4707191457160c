// Predicate: a test, with conjunction, disjunction and negation.
package java.util.function;

import java.util.Objects;

@FunctionalInterface
public interface Predicate<T> {
    default Predicate<T> and(Predicate<? super T> other) {
        Objects.requireNonNull(other);
        return (value) -> test(value) && other.test(value);
    }

    static <T> Predicate<T> isEqual(/*@ nullable @*/ Object target) {
        return value -> Objects.equals(target, value);
    }

    default Predicate<T> negate() {
        return (value) -> !test(value);
    }

    static <T> Predicate<T> not(Predicate<? super T> target) {
        Objects.requireNonNull(target);
        return (Predicate<T>) target.negate();
    }

    default Predicate<T> or(Predicate<? super T> other) {
        Objects.requireNonNull(other);
        return (value) -> test(value) || other.test(value);
    }

    boolean test(/*@ nullable @*/ T value);
}
