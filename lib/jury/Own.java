// Own: what tests of counterexamples do by reflection, for runs on concrete values (src/interpret/own.c).
package jury;

public final class Own {
    private Own() {
    }

    // An object without its constructor.
    public static native Object make(Class<?> of);

    // Fields, those that nobody else may use included; of a static one without an object.
    public static native void set(/*@ nullable @*/ Object object, Class<?> owner, String name, /*@ nullable @*/ Object value);

    public static native /*@ nullable @*/ Object get(/*@ nullable @*/ Object object, Class<?> owner, String name);
}
