// Void: the class that is never instantiated.
package java.lang;

public final class Void {
    public static final Class<Void> TYPE = Class.primitive("void");

    private Void() {
    }
}
