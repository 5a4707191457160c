// UnaryOperator: a function from a type to itself.
package java.util.function;

@FunctionalInterface
public interface UnaryOperator<T> extends Function<T, T> {
    static <T> UnaryOperator<T> identity() {
        return value -> value;
    }
}
