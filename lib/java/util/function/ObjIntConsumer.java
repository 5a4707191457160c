// ObjIntConsumer: the interface.
package java.util.function;

@FunctionalInterface
public interface ObjIntConsumer<T> {
    void accept(/*@ nullable @*/ T first, int second);
}
