// ThreadLocal: one thread runs, so there is one value.
package java.lang;

import java.util.Objects;
import java.util.function.Supplier;

public class ThreadLocal<T> {
    private /*@ nullable @*/ T value;
    private boolean isSet;

    public ThreadLocal() {
    }

    public /*@ nullable @*/ T get() {
        if (!isSet) {
            value = initialValue();
            isSet = true;
        }
        return value;
    }

    protected /*@ nullable @*/ T initialValue() {
        return null;
    }

    public void remove() {
        isSet = false;
        value = null;
    }

    public void set(/*@ nullable @*/ T value) {
        this.value = value;
        isSet = true;
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        return new SuppliedThreadLocal<>(supplier);
    }

    static final class SuppliedThreadLocal<T> extends ThreadLocal<T> {
        private final Supplier<? extends T> supplier;

        SuppliedThreadLocal(Supplier<? extends T> supplier) {
            this.supplier = Objects.requireNonNull(supplier);
        }

        @Override
        protected /*@ nullable @*/ T initialValue() {
            return supplier.get();
        }
    }
}
