// ToIntBiFunction: the interface.
package java.util.function;

@FunctionalInterface
public interface ToIntBiFunction<T, U> {
    int applyAsInt(/*@ nullable @*/ T first, /*@ nullable @*/ U second);
}
