// Invariant: a clause 'invariant' as the text of an annotation; it is not read.
package org.jmlspecs.annotation;

public @interface Invariant {
    String[] value();
}
