// Members: fields, methods, constructors and interfaces of classes, by their number in a list (src/builtin/members.c).
package jury;

public final class Members {
    public static final int FIELDS = 0, METHODS = 1, CONSTRUCTORS = 2, PUBLIC = 3, INTERFACES = 6;

    private Members() {
    }

    public static native /*@ pure @*/ int count(Class<?> of, int list);

    // Those of that name, and of methods and constructors with these parameters; -1: there is none.
    public static native /*@ pure @*/ int find(Class<?> of, int list, String name, Class<?>[] parameters);

    public static native /*@ pure @*/ Class<?> owner(Class<?> of, int list, int index);

    public static native /*@ pure @*/ String name(Class<?> of, int list, int index);

    public static native /*@ pure @*/ Class<?> type(Class<?> of, int list, int index);

    public static native /*@ pure @*/ int modifiers(Class<?> of, int list, int index);

    public static native /*@ pure @*/ int parameterCount(Class<?> of, int list, int index);

    public static native /*@ pure @*/ Class<?> parameterType(Class<?> of, int list, int index, int parameter);

    // How far the class that uses reflection may be away from that one.
    public static final int NEST = 0, PACKAGE = 1, SUBCLASS = 2;

    public static native /*@ pure @*/ boolean isCallerIn(Class<?> of, int place);

    // What a field holds, of the class that declares it.
    public static native /*@ pure nullable @*/ Object get(Class<?> of, int list, int index, /*@ nullable @*/ Object object);

    public static native /*@ pure @*/ boolean getBoolean(Class<?> of, int list, int index, /*@ nullable @*/ Object object);

    public static native /*@ pure @*/ byte getByte(Class<?> of, int list, int index, /*@ nullable @*/ Object object);

    public static native /*@ pure @*/ char getChar(Class<?> of, int list, int index, /*@ nullable @*/ Object object);

    public static native /*@ pure @*/ short getShort(Class<?> of, int list, int index, /*@ nullable @*/ Object object);

    public static native /*@ pure @*/ int getInt(Class<?> of, int list, int index, /*@ nullable @*/ Object object);

    public static native /*@ pure @*/ long getLong(Class<?> of, int list, int index, /*@ nullable @*/ Object object);

    public static native /*@ pure @*/ float getFloat(Class<?> of, int list, int index, /*@ nullable @*/ Object object);

    public static native /*@ pure @*/ double getDouble(Class<?> of, int list, int index, /*@ nullable @*/ Object object);
}
