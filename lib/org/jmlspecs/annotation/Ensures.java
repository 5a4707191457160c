// Ensures: a clause 'ensures' as the text of an annotation; it is not read.
package org.jmlspecs.annotation;

public @interface Ensures {
    String[] value();
}
