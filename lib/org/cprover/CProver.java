package org.cprover;

// Nondeterminism as users of JBMC write it. Every call gives any value, a different choice each
// time; `assume` leaves out the executions in which its condition does not hold. Objects of any
// type are not modelled.
public final class CProver {
    public static boolean enableAssume = true;
    public static boolean enableNondet = true;
    public static boolean enableConcurrency = true;

    public static native void assume(boolean condition);

    public static native boolean nondetBoolean();

    public static native byte nondetByte();

    public static native char nondetChar();

    public static native short nondetShort();

    public static native int nondetInt();

    public static native long nondetLong();

    public static native float nondetFloat();

    public static native double nondetDouble();

    public static native <T> T nondetWithNull();

    public static native <T> T nondetWithNull(T instance);

    public static native <T> T nondetWithoutNull();

    public static native <T> T nondetWithoutNull(T instance);

    public static native <T> T nondetWithNullForNotModelled();

    public static native <T> T nondetWithoutNullForNotModelled();
}
