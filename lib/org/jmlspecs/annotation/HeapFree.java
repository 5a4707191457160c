// HeapFree: the modifier 'heap_free' of JML as an annotation.
package org.jmlspecs.annotation;

public @interface HeapFree {
}
