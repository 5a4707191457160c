// SpecPublic: the modifier 'spec_public' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface SpecPublic {
}
