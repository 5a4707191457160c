// ToDoubleBiFunction: the interface.
package java.util.function;

@FunctionalInterface
public interface ToDoubleBiFunction<T, U> {
    double applyAsDouble(/*@ nullable @*/ T first, /*@ nullable @*/ U second);
}
