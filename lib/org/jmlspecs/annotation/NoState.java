// NoState: the modifier 'no_state' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface NoState {
}
