// AtomicReference: the value, for one thread at a time.
package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReference<V> implements Serializable {
    /*@ spec_public @*/ private /*@ nullable @*/ V value;

    public AtomicReference() {
    }

    public AtomicReference(/*@ nullable @*/ V value) {
        this.value = value;
    }

    public final /*@ nullable @*/ V accumulateAndGet(/*@ nullable @*/ V operand, BinaryOperator<V> operator) {
        value = operator.apply(value, operand);
        return value;
    }

    public final /*@ nullable @*/ V compareAndExchange(/*@ nullable @*/ V expected, /*@ nullable @*/ V fresh) {
        V old = value;
        if (old == expected) {
            value = fresh;
        }
        return old;
    }

    public final native /*@ nullable @*/ V compareAndExchangeAcquire(/*@ nullable @*/ V first,
            /*@ nullable @*/ V second);

    public final native /*@ nullable @*/ V compareAndExchangeRelease(/*@ nullable @*/ V first,
            /*@ nullable @*/ V second);

    public final boolean compareAndSet(/*@ nullable @*/ V expected, /*@ nullable @*/ V fresh) {
        if (value != expected) {
            return false;
        }
        value = fresh;
        return true;
    }

    public final /*@ pure nullable @*/ V get() {
        return value;
    }

    public final /*@ pure nullable @*/ V getAcquire() {
        return value;
    }

    public final /*@ nullable @*/ V getAndAccumulate(/*@ nullable @*/ V operand, BinaryOperator<V> operator) {
        V old = value;
        value = operator.apply(old, operand);
        return old;
    }

    public final /*@ nullable @*/ V getAndSet(/*@ nullable @*/ V fresh) {
        V old = value;
        value = fresh;
        return old;
    }

    public final /*@ nullable @*/ V getAndUpdate(UnaryOperator<V> operator) {
        V old = value;
        value = operator.apply(old);
        return old;
    }

    public final /*@ pure nullable @*/ V getOpaque() {
        return value;
    }

    public final /*@ pure nullable @*/ V getPlain() {
        return value;
    }

    public final void lazySet(/*@ nullable @*/ V fresh) {
        value = fresh;
    }

    public final void set(/*@ nullable @*/ V fresh) {
        value = fresh;
    }

    public final void setOpaque(/*@ nullable @*/ V fresh) {
        value = fresh;
    }

    public final void setPlain(/*@ nullable @*/ V fresh) {
        value = fresh;
    }

    public final void setRelease(/*@ nullable @*/ V fresh) {
        value = fresh;
    }

    public /*@ pure @*/ String toString() {
        return String.valueOf(value);
    }

    public final /*@ nullable @*/ V updateAndGet(UnaryOperator<V> operator) {
        value = operator.apply(value);
        return value;
    }

    @Deprecated
    public final native boolean weakCompareAndSet(/*@ nullable @*/ V first, /*@ nullable @*/ V second);

    public final native boolean weakCompareAndSetAcquire(/*@ nullable @*/ V first, /*@ nullable @*/ V second);

    public final native boolean weakCompareAndSetPlain(/*@ nullable @*/ V first, /*@ nullable @*/ V second);

    public final native boolean weakCompareAndSetRelease(/*@ nullable @*/ V first, /*@ nullable @*/ V second);

    public final native boolean weakCompareAndSetVolatile(/*@ nullable @*/ V first, /*@ nullable @*/ V second);
}
