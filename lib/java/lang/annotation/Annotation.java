// Annotation: the interface of all annotations.
package java.lang.annotation;

public interface Annotation {
    /*@ pure @*/ Class<? extends Annotation> annotationType();

    /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    /*@ pure @*/ int hashCode();

    /*@ pure @*/ String toString();
}
