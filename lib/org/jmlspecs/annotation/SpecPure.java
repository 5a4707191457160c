// SpecPure: the modifier 'spec_pure' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface SpecPure {
}
