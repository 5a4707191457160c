// ToLongFunction: the interface.
package java.util.function;

@FunctionalInterface
public interface ToLongFunction<T> {
    long applyAsLong(/*@ nullable @*/ T value);
}
