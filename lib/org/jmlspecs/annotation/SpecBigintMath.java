// SpecBigintMath: the modifier 'spec_bigint_math' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface SpecBigintMath {
}
