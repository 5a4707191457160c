// Boolean: the box of a boolean.
package java.lang;

import java.io.Serializable;

public final class Boolean implements Serializable, Comparable<Boolean> {
    // One box for each value, as valueOf has it.
    public static final Boolean TRUE = valueOf(true);
    public static final Boolean FALSE = valueOf(false);
    public static final Class<Boolean> TYPE = boolean.class;

    /*@ spec_public @*/ private final boolean value;

    @Deprecated
    public Boolean(/*@ nullable @*/ String text) {
        this(parseBoolean(text));
    }

    @Deprecated
    public Boolean(boolean value) {
        this.value = value;
    }

    //@ ensures \result == value;
    public /*@ pure @*/ boolean booleanValue() {
        return value;
    }

    public static /*@ pure @*/ int compare(boolean first, boolean second) {
        return first == second ? 0 : first ? 1 : -1;
    }

    public /*@ pure @*/ int compareTo(Boolean other) {
        return compare(value, other.value);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Boolean && ((Boolean) other).value == value;
    }

    public static native boolean getBoolean(/*@ nullable @*/ String text);

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(boolean value) {
        return value ? 1231 : 1237;
    }

    public static /*@ pure @*/ boolean logicalAnd(boolean first, boolean second) {
        return first & second;
    }

    public static /*@ pure @*/ boolean logicalOr(boolean first, boolean second) {
        return first | second;
    }

    public static /*@ pure @*/ boolean logicalXor(boolean first, boolean second) {
        return first ^ second;
    }

    public static /*@ pure @*/ boolean parseBoolean(/*@ nullable @*/ String text) {
        return text != null && text.equalsIgnoreCase("true");
    }

    public /*@ pure @*/ String toString() {
        return value ? "true" : "false";
    }

    public static /*@ pure @*/ String toString(boolean value) {
        return value ? "true" : "false";
    }

    public static /*@ pure @*/ Boolean valueOf(/*@ nullable @*/ String text) {
        return parseBoolean(text) ? TRUE : FALSE;
    }

    public static native /*@ pure @*/ Boolean valueOf(boolean value);
}
