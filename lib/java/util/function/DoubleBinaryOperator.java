// DoubleBinaryOperator: the interface.
package java.util.function;

@FunctionalInterface
public interface DoubleBinaryOperator {
    double applyAsDouble(double first, double second);
}
