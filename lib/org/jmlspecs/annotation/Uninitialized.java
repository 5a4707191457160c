// Uninitialized: the modifier 'uninitialized' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Uninitialized {
}
