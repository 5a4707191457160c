// IntFunction: the interface.
package java.util.function;

@FunctionalInterface
public interface IntFunction<R> {
    /*@ nullable @*/ R apply(int value);
}
