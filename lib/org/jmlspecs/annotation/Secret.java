// Secret: the modifier 'secret' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Secret {
}
