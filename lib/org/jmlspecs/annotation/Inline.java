// Inline: the modifier 'inline' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Inline {
}
