// StrictlyPure: the modifier 'strictly_pure' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface StrictlyPure {
}
