// ValueRange: signatures only, native methods are not modelled.
package java.time.temporal;

import java.io.Serializable;

public final class ValueRange implements Serializable {
    private ValueRange() {
    }

    public native /*@ pure @*/ int checkValidIntValue(long value, TemporalField temporalField);

    public native /*@ pure @*/ long checkValidValue(long value, TemporalField temporalField);

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ long getLargestMinimum();

    public native /*@ pure @*/ long getMaximum();

    public native /*@ pure @*/ long getMinimum();

    public native /*@ pure @*/ long getSmallestMaximum();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isFixed();

    public native /*@ pure @*/ boolean isIntValue();

    public native /*@ pure @*/ boolean isValidIntValue(long value);

    public native /*@ pure @*/ boolean isValidValue(long value);

    public static native /*@ pure @*/ ValueRange of(long first, long second);

    public static native /*@ pure @*/ ValueRange of(long first, long second, long third);

    public static native /*@ pure @*/ ValueRange of(long first, long second, long third, long fourth);

    public native /*@ pure @*/ String toString();
}
