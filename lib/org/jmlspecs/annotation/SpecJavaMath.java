// SpecJavaMath: the modifier 'spec_java_math' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface SpecJavaMath {
}
