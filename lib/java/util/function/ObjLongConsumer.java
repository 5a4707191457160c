// ObjLongConsumer: the interface.
package java.util.function;

@FunctionalInterface
public interface ObjLongConsumer<T> {
    void accept(/*@ nullable @*/ T first, long second);
}
