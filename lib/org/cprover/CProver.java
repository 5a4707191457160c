package org.cprover;

import java.io.PrintStream;

// Nondeterminism as users of JBMC write it. Every call gives any value, a different choice each
// time; `assume` leaves out the executions in which its condition does not hold. Where an object is
// asked for, it is one that was there before the program started, as a parameter would be: two
// calls may give the same one. Threads are not modelled.
public final class CProver {
    public static boolean enableAssume = true;
    public static boolean enableNondet = true;
    public static boolean enableConcurrency = true;

    private CProver() {
    }

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

    public static native <T> T nondetWithNull();

    public static native <T> T nondetWithNull(/*@ nullable @*/ T instance);

    public static native <T> T nondetWithoutNull();

    public static native <T> T nondetWithoutNull(/*@ nullable @*/ T instance);

    public static native <T> T nondetWithNullForNotModelled();

    public static native <T> T nondetWithoutNullForNotModelled();

    public static void notModelled() {
        assume(false);
    }

    public static native PrintStream nondetPrintStream();

    public static native void startThread(int id);

    public static native void endThread(int id);

    public static native int getCurrentThreadID();

    public static native int getMonitorCount(Object object);

    // Without threads every section is atomic.
    public static void atomicBegin() {
    }

    public static void atomicEnd() {
    }

    public static void arraycopy(byte[] src, int srcPos, byte[] dest, int destPos, int length) {
        byte[] copy = new byte[length];
        for (int i = 0; i < length; i++) {
            copy[i] = src[srcPos + i];
        }
        for (int i = 0; i < length; i++) {
            dest[destPos + i] = copy[i];
        }
    }

    public static void arraycopyInPlace(byte[] src, int srcPos, byte[] dest, int destPos, int length) {
        for (int i = 0; i < length; i++) {
            dest[destPos + i] = src[srcPos + i];
        }
    }

    public static native String classIdentifier(Object object);

    public static native float doubleToFloat(double value);

    public static native <T> T[] createArrayWithType(int length, T[] type);
}
