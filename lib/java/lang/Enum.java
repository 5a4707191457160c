// Enum: name and ordinal; valueOf by reflection is not modelled.
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

    public static native /*@ pure @*/ <T extends Enum<T>> T valueOf(Class<T> type, String text);
}
