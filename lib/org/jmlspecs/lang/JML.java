// JML: functions of specifications that are written as calls.
package org.jmlspecs.lang;

public final class JML {
    private JML() {
    }

    //@ ensures \result == value;
    public static /*@ pure @*/ boolean lbl(String label, boolean value) {
        return value;
    }

    //@ ensures \result == value;
    public static /*@ pure @*/ byte lbl(String label, byte value) {
        return value;
    }

    //@ ensures \result == value;
    public static /*@ pure @*/ short lbl(String label, short value) {
        return value;
    }

    //@ ensures \result == value;
    public static /*@ pure @*/ char lbl(String label, char value) {
        return value;
    }

    //@ ensures \result == value;
    public static /*@ pure @*/ int lbl(String label, int value) {
        return value;
    }

    //@ ensures \result == value;
    public static /*@ pure @*/ long lbl(String label, long value) {
        return value;
    }

    public static /*@ pure @*/ float lbl(String label, float value) {
        return value;
    }

    public static /*@ pure @*/ double lbl(String label, double value) {
        return value;
    }

    //@ ensures \result == value;
    public static /*@ pure nullable @*/ <T> T lbl(String label, /*@ nullable @*/ T value) {
        return value;
    }

    //@ ensures \result == value;
    public static /*@ pure @*/ boolean lblpos(String label, boolean value) {
        return value;
    }

    //@ ensures \result == value;
    public static /*@ pure @*/ boolean lblneg(String label, boolean value) {
        return value;
    }
}
