// ToLongBiFunction: the interface.
package java.util.function;

@FunctionalInterface
public interface ToLongBiFunction<T, U> {
    long applyAsLong(/*@ nullable @*/ T first, /*@ nullable @*/ U second);
}
