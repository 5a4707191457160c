// AtomicBoolean: the value, for one thread at a time.
package java.util.concurrent.atomic;

import java.io.Serializable;

public class AtomicBoolean implements Serializable {
    /*@ spec_public @*/ private boolean value;

    public AtomicBoolean() {
    }

    public AtomicBoolean(boolean value) {
        this.value = value;
    }

    public final boolean compareAndExchange(boolean expected, boolean fresh) {
        boolean old = value;
        if (old == expected) {
            value = fresh;
        }
        return old;
    }

    public final native boolean compareAndExchangeAcquire(boolean first, boolean second);

    public final native boolean compareAndExchangeRelease(boolean first, boolean second);

    public final boolean compareAndSet(boolean expected, boolean fresh) {
        if (value != expected) {
            return false;
        }
        value = fresh;
        return true;
    }

    public final /*@ pure @*/ boolean get() {
        return value;
    }

    public final /*@ pure @*/ boolean getAcquire() {
        return value;
    }

    public final boolean getAndSet(boolean fresh) {
        boolean old = value;
        value = fresh;
        return old;
    }

    public final /*@ pure @*/ boolean getOpaque() {
        return value;
    }

    public final /*@ pure @*/ boolean getPlain() {
        return value;
    }

    public final void lazySet(boolean fresh) {
        value = fresh;
    }

    public final void set(boolean fresh) {
        value = fresh;
    }

    public final void setOpaque(boolean fresh) {
        value = fresh;
    }

    public final void setPlain(boolean fresh) {
        value = fresh;
    }

    public final void setRelease(boolean fresh) {
        value = fresh;
    }

    public /*@ pure @*/ String toString() {
        return String.valueOf(value);
    }

    @Deprecated
    public native boolean weakCompareAndSet(boolean first, boolean second);

    public final native boolean weakCompareAndSetAcquire(boolean first, boolean second);

    public native boolean weakCompareAndSetPlain(boolean first, boolean second);

    public final native boolean weakCompareAndSetRelease(boolean first, boolean second);

    public final native boolean weakCompareAndSetVolatile(boolean first, boolean second);
}
