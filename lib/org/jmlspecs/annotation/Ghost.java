// Ghost: the modifier 'ghost' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Ghost {
}
