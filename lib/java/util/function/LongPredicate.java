// LongPredicate: a test, with conjunction, disjunction and negation.
package java.util.function;

import java.util.Objects;

@FunctionalInterface
public interface LongPredicate {
    default LongPredicate and(LongPredicate other) {
        Objects.requireNonNull(other);
        return (value) -> test(value) && other.test(value);
    }

    default LongPredicate negate() {
        return (value) -> !test(value);
    }

    default LongPredicate or(LongPredicate other) {
        Objects.requireNonNull(other);
        return (value) -> test(value) || other.test(value);
    }

    boolean test(long value);
}
