// Helper: the modifier 'helper' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Helper {
}
