// TwoState: the modifier 'two_state' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface TwoState {
}
