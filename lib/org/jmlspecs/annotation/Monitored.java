// Monitored: the modifier 'monitored' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Monitored {
}
