// SpecProtected: the modifier 'spec_protected' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface SpecProtected {
}
