// Code: the modifier 'code' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Code {
}
