// Rep: the modifier 'rep' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Rep {
}
