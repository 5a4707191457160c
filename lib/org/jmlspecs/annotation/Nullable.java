// Nullable: the modifier 'nullable' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Nullable {
}
