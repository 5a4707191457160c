// ObjDoubleConsumer: the interface.
package java.util.function;

@FunctionalInterface
public interface ObjDoubleConsumer<T> {
    void accept(/*@ nullable @*/ T first, double second);
}
