// JMLDataGroup: the type of data groups; there are no objects of it.
package org.jmlspecs.lang;

public final /*@ pure @*/ class JMLDataGroup {
    private JMLDataGroup() {
    }
}
