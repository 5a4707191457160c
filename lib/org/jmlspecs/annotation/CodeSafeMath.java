// CodeSafeMath: the modifier 'code_safe_math' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface CodeSafeMath {
}
