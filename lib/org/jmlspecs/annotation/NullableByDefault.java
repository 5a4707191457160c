// NullableByDefault: the modifier 'nullable_by_default' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface NullableByDefault {
}
