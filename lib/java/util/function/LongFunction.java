// LongFunction: the interface.
package java.util.function;

@FunctionalInterface
public interface LongFunction<R> {
    /*@ nullable @*/ R apply(long value);
}
