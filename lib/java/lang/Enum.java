// Enum: name and ordinal.
package java.lang;

import java.io.Serializable;

public abstract class Enum<E extends Enum<E>> implements Comparable<E>, Serializable {
    /*@ spec_public @*/ private final String name;
    /*@ spec_public @*/ private final int ordinal;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    protected final /*@ pure @*/ Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public final /*@ pure @*/ int compareTo(E other) {
        return ordinal - ((Enum<?>) other).ordinal;
    }

    public final /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return this == other;
    }

    protected final void finalize() {
    }

    public final native /*@ pure @*/ Class<E> getDeclaringClass();

    public final native /*@ pure @*/ int hashCode();

    //@ ensures \result == name;
    public final /*@ pure @*/ String name() {
        return name;
    }

    //@ ensures \result == ordinal;
    public final /*@ pure @*/ int ordinal() {
        return ordinal;
    }

    public /*@ pure @*/ String toString() {
        return name;
    }

    public static /*@ pure @*/ <T extends Enum<T>> T valueOf(Class<T> type, String text) {
        T[] constants = type.getEnumConstants();
        if (constants == null) {
            throw new IllegalArgumentException(type.getName() + " is not an enum class");
        }
        if (text == null) {
            throw new NullPointerException("Name is null");
        }
        for (int i = 0; i < constants.length; i++) {
            if (constants[i].name().equals(text)) {
                return constants[i];
            }
        }
        throw new IllegalArgumentException("No enum constant " + type.getCanonicalName() + "." + text);
    }
}
