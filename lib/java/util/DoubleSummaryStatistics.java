// DoubleSummaryStatistics: signatures only, native methods are not modelled.
package java.util;

import java.util.function.DoubleConsumer;

public class DoubleSummaryStatistics implements DoubleConsumer {
    public DoubleSummaryStatistics() {
    }

    public DoubleSummaryStatistics(long first, double second, double third,
            double fourth) throws IllegalArgumentException {
        notModelled();
    }

    public native void accept(double value);

    public native void combine(DoubleSummaryStatistics doubleSummaryStatistics);

    public final native /*@ pure @*/ double getAverage();

    public final native /*@ pure @*/ long getCount();

    public final native /*@ pure @*/ double getMax();

    public final native /*@ pure @*/ double getMin();

    public final native /*@ pure @*/ double getSum();

    public native /*@ pure @*/ String toString();

    private static native void notModelled();
}
