// Extract: the modifier 'extract' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Extract {
}
