// Void: the class that is never instantiated.
package java.lang;

public final class Void {
    public static final Class<Void> TYPE = void.class;

    private Void() {
    }
}
