// ToDoubleFunction: the interface.
package java.util.function;

@FunctionalInterface
public interface ToDoubleFunction<T> {
    double applyAsDouble(/*@ nullable @*/ T value);
}
