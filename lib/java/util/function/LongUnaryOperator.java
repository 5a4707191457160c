// LongUnaryOperator: a function on longs, composition and identity.
package java.util.function;

import java.util.Objects;

@FunctionalInterface
public interface LongUnaryOperator {
    default LongUnaryOperator andThen(LongUnaryOperator after) {
        Objects.requireNonNull(after);
        return value -> after.applyAsLong(applyAsLong(value));
    }

    long applyAsLong(long value);

    default LongUnaryOperator compose(LongUnaryOperator before) {
        Objects.requireNonNull(before);
        return value -> applyAsLong(before.applyAsLong(value));
    }

    static LongUnaryOperator identity() {
        return value -> value;
    }
}
