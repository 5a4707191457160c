// Function: the modifier 'function' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Function {
}
