// IntPredicate: a test, with conjunction, disjunction and negation.
package java.util.function;

import java.util.Objects;

@FunctionalInterface
public interface IntPredicate {
    default IntPredicate and(IntPredicate other) {
        Objects.requireNonNull(other);
        return (value) -> test(value) && other.test(value);
    }

    default IntPredicate negate() {
        return (value) -> !test(value);
    }

    default IntPredicate or(IntPredicate other) {
        Objects.requireNonNull(other);
        return (value) -> test(value) || other.test(value);
    }

    boolean test(int value);
}
