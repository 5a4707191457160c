// JMLType: what is compared by its value in collections of specifications.
package org.jmlspecs.models;

public interface JMLType extends Cloneable {
    Object clone();

    /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    /*@ pure @*/ int hashCode();
}
