// Modifier: how members and classes are declared, as bits.
package java.lang.reflect;

public class Modifier {
    public static final int PUBLIC = 0x1, PRIVATE = 0x2, PROTECTED = 0x4, STATIC = 0x8, FINAL = 0x10, SYNCHRONIZED = 0x20, VOLATILE = 0x40,
        TRANSIENT = 0x80, NATIVE = 0x100, INTERFACE = 0x200, ABSTRACT = 0x400, STRICT = 0x800;

    private Modifier() {
    }

    public static /*@ pure @*/ boolean isPublic(int modifiers) {
        return (modifiers & PUBLIC) != 0;
    }

    public static /*@ pure @*/ boolean isPrivate(int modifiers) {
        return (modifiers & PRIVATE) != 0;
    }

    public static /*@ pure @*/ boolean isProtected(int modifiers) {
        return (modifiers & PROTECTED) != 0;
    }

    public static /*@ pure @*/ boolean isStatic(int modifiers) {
        return (modifiers & STATIC) != 0;
    }

    public static /*@ pure @*/ boolean isFinal(int modifiers) {
        return (modifiers & FINAL) != 0;
    }

    public static /*@ pure @*/ boolean isSynchronized(int modifiers) {
        return (modifiers & SYNCHRONIZED) != 0;
    }

    public static /*@ pure @*/ boolean isVolatile(int modifiers) {
        return (modifiers & VOLATILE) != 0;
    }

    public static /*@ pure @*/ boolean isTransient(int modifiers) {
        return (modifiers & TRANSIENT) != 0;
    }

    public static /*@ pure @*/ boolean isNative(int modifiers) {
        return (modifiers & NATIVE) != 0;
    }

    public static /*@ pure @*/ boolean isInterface(int modifiers) {
        return (modifiers & INTERFACE) != 0;
    }

    public static /*@ pure @*/ boolean isAbstract(int modifiers) {
        return (modifiers & ABSTRACT) != 0;
    }

    public static /*@ pure @*/ boolean isStrict(int modifiers) {
        return (modifiers & STRICT) != 0;
    }

    private static /*@ pure @*/ String with(String text, int modifiers, int bit, String word) {
        if ((modifiers & bit) == 0)
            return text;
        return text.isEmpty() ? word : text + " " + word;
    }

    public static /*@ pure @*/ String toString(int modifiers) {
        String text = "";
        text = with(text, modifiers, PUBLIC, "public");
        text = with(text, modifiers, PROTECTED, "protected");
        text = with(text, modifiers, PRIVATE, "private");
        text = with(text, modifiers, ABSTRACT, "abstract");
        text = with(text, modifiers, STATIC, "static");
        text = with(text, modifiers, FINAL, "final");
        text = with(text, modifiers, TRANSIENT, "transient");
        text = with(text, modifiers, VOLATILE, "volatile");
        text = with(text, modifiers, SYNCHRONIZED, "synchronized");
        text = with(text, modifiers, NATIVE, "native");
        text = with(text, modifiers, STRICT, "strictfp");
        text = with(text, modifiers, INTERFACE, "interface");
        return text;
    }

    public static /*@ pure @*/ int classModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | FINAL | STRICT;
    }

    public static /*@ pure @*/ int interfaceModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | STRICT;
    }

    public static /*@ pure @*/ int constructorModifiers() {
        return PUBLIC | PROTECTED | PRIVATE;
    }

    public static /*@ pure @*/ int methodModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | FINAL | SYNCHRONIZED | NATIVE | STRICT;
    }

    public static /*@ pure @*/ int fieldModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | STATIC | FINAL | TRANSIENT | VOLATILE;
    }

    public static /*@ pure @*/ int parameterModifiers() {
        return FINAL;
    }
}
