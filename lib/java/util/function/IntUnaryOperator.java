// IntUnaryOperator: a function on ints, composition and identity.
package java.util.function;

import java.util.Objects;

@FunctionalInterface
public interface IntUnaryOperator {
    default IntUnaryOperator andThen(IntUnaryOperator after) {
        Objects.requireNonNull(after);
        return value -> after.applyAsInt(applyAsInt(value));
    }

    int applyAsInt(int value);

    default IntUnaryOperator compose(IntUnaryOperator before) {
        Objects.requireNonNull(before);
        return value -> applyAsInt(before.applyAsInt(value));
    }

    static IntUnaryOperator identity() {
        return value -> value;
    }
}
