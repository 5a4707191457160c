// Pure: the modifier 'pure' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Pure {
}
