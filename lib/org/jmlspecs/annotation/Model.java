// Model: the modifier 'model' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Model {
}
