package org.sosy_lab.sv_benchmarks;

// Nondeterminism as the Java track of SV-COMP writes it. Every call gives any value, a different
// choice each time; `assume` leaves out the executions in which its condition does not hold.
public final class Verifier {
    public static native void assume(boolean condition);

    public static native boolean nondetBoolean();

    public static native byte nondetByte();

    public static native char nondetChar();

    public static native short nondetShort();

    public static native int nondetInt();

    public static native long nondetLong();

    public static native float nondetFloat();

    public static native double nondetDouble();

    public static native String nondetString();

    // Null, or an object of any class: one that was there before the program started.
    public static native Object nondetObject();

    // Any object that the factory makes.
    public static <T> /*@ nullable @*/ T nondetObject(Class<T> type, ObjectFactory<T> factory) {
        return factory.createObject();
    }
}
