// Query: the modifier 'query' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Query {
}
