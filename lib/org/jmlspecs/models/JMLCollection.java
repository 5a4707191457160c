// JMLCollection: sets, bags and sequences of specifications.
package org.jmlspecs.models;

public interface JMLCollection<E> {
    /*@ pure @*/ boolean has(/*@ nullable @*/ Object item);

    /*@ pure @*/ int int_size();

    /*@ pure @*/ boolean isEmpty();
}
