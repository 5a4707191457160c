// ToIntFunction: the interface.
package java.util.function;

@FunctionalInterface
public interface ToIntFunction<T> {
    int applyAsInt(/*@ nullable @*/ T value);
}
