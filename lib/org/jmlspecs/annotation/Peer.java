// Peer: the modifier 'peer' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface Peer {
}
