// Immutable: the modifier 'immutable' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Immutable {
}
