// Readonly: the modifier 'readonly' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Readonly {
}
