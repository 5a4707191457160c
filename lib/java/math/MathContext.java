// MathContext: signatures only, native methods are not modelled.
package java.math;

import java.io.Serializable;

public final class MathContext implements Serializable {
    public static final MathContext UNLIMITED = NotModelled.object();
    public static final MathContext DECIMAL32 = NotModelled.object();
    public static final MathContext DECIMAL64 = NotModelled.object();
    public static final MathContext DECIMAL128 = NotModelled.object();

    public MathContext(String text) {
        notModelled();
    }

    public MathContext(int value) {
        notModelled();
    }

    public MathContext(int value, RoundingMode mode) {
        notModelled();
    }

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ int getPrecision();

    public native /*@ pure @*/ RoundingMode getRoundingMode();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ String toString();

    private static native void notModelled();
}
