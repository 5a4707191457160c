// Callable: the interface.
package java.util.concurrent;

@FunctionalInterface
public interface Callable<V> {
    /*@ nullable @*/ V call() throws Exception;
}
