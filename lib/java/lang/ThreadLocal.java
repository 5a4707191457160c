// ThreadLocal: signatures only, native methods are not modelled.
package java.lang;

import java.util.function.Supplier;

public class ThreadLocal<T> {
    public ThreadLocal() {
    }

    public native /*@ nullable @*/ T get();

    protected /*@ nullable @*/ T initialValue() {
        return null;
    }

    public native void remove();

    public native void set(/*@ nullable @*/ T value);

    public static native <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier);
}
