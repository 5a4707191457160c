// Object: identity equality; the monitor, reflection and hash methods are not modelled.
package java.lang;

public class Object {
    //@ public model JMLDataGroup objectState;

    public Object() {
    }

    protected native Object clone() throws CloneNotSupportedException;

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return this == other;
    }

    @Deprecated
    protected void finalize() throws Throwable {
    }

    public final native /*@ pure @*/ Class<?> getClass();

    public native /*@ pure @*/ int hashCode();

    public final native void notify();

    public final native void notifyAll();

    public native /*@ pure @*/ String toString();

    public final native void wait() throws InterruptedException;

    public final native void wait(long milliseconds) throws InterruptedException;

    public final native void wait(long milliseconds, int nanoseconds) throws InterruptedException;
}
