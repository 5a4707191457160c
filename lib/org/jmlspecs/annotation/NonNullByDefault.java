// NonNullByDefault: the modifier 'non_null_by_default' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface NonNullByDefault {
}
