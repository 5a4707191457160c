// Requires: a clause 'requires' as the text of an annotation; it is not read.
package org.jmlspecs.annotation;

public @interface Requires {
    String[] value();
}
