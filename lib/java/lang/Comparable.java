// Comparable: the interface.
package java.lang;

public interface Comparable<T> {
    /** @throws ClassCastException */
    /*@ pure @*/ int compareTo(T other);
}
