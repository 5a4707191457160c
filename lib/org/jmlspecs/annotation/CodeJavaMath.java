// CodeJavaMath: the modifier 'code_java_math' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface CodeJavaMath {
}
