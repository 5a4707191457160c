// LongAdder: signatures only, native methods are not modelled.
package java.util.concurrent.atomic;

import java.io.Serializable;

public class LongAdder extends Number implements Serializable {
    public LongAdder() {
    }

    public native void add(long value);

    public native void decrement();

    public native /*@ pure @*/ double doubleValue();

    public native /*@ pure @*/ float floatValue();

    public native void increment();

    public native /*@ pure @*/ int intValue();

    public native /*@ pure @*/ long longValue();

    public native void reset();

    public native long sum();

    public native long sumThenReset();

    public native /*@ pure @*/ String toString();
}
