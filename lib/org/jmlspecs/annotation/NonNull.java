// NonNull: the modifier 'non_null' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface NonNull {
}
