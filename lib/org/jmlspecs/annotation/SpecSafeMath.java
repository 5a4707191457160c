// SpecSafeMath: the modifier 'spec_safe_math' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface SpecSafeMath {
}
