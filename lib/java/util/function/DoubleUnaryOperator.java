// DoubleUnaryOperator: a function on doubles, composition and identity.
package java.util.function;

import java.util.Objects;

@FunctionalInterface
public interface DoubleUnaryOperator {
    default DoubleUnaryOperator andThen(DoubleUnaryOperator after) {
        Objects.requireNonNull(after);
        return value -> after.applyAsDouble(applyAsDouble(value));
    }

    double applyAsDouble(double value);

    default DoubleUnaryOperator compose(DoubleUnaryOperator before) {
        Objects.requireNonNull(before);
        return value -> applyAsDouble(before.applyAsDouble(value));
    }

    static DoubleUnaryOperator identity() {
        return value -> value;
    }
}
