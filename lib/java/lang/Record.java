// Record: the superclass of records; its members are abstract.
package java.lang;

public abstract class Record {
    protected Record() {
    }

    public abstract /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public abstract /*@ pure @*/ int hashCode();

    public abstract /*@ pure @*/ String toString();
}
