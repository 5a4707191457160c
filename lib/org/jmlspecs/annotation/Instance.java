// Instance: the modifier 'instance' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Instance {
}
