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

    // Changes what a field holds that is neither static nor final.
    public static native void set(Class<?> of, int list, int index, Object object, /*@ nullable @*/ Object value);

    public static native void setBoolean(Class<?> of, int list, int index, Object object, boolean value);

    public static native void setByte(Class<?> of, int list, int index, Object object, byte value);

    public static native void setChar(Class<?> of, int list, int index, Object object, char value);

    public static native void setShort(Class<?> of, int list, int index, Object object, short value);

    public static native void setInt(Class<?> of, int list, int index, Object object, int value);

    public static native void setLong(Class<?> of, int list, int index, Object object, long value);

    public static native void setFloat(Class<?> of, int list, int index, Object object, float value);

    public static native void setDouble(Class<?> of, int list, int index, Object object, double value);

    // Runs a method, or a constructor on a new object. The arguments are of the types of the parameters, or boxes of exactly these.
    public static native /*@ nullable @*/ Object run(Class<?> of, int list, int index, /*@ nullable @*/ Object object, Object[] arguments);

    public static native boolean runBoolean(Class<?> of, int list, int index, /*@ nullable @*/ Object object, Object[] arguments);

    public static native byte runByte(Class<?> of, int list, int index, /*@ nullable @*/ Object object, Object[] arguments);

    public static native char runChar(Class<?> of, int list, int index, /*@ nullable @*/ Object object, Object[] arguments);

    public static native short runShort(Class<?> of, int list, int index, /*@ nullable @*/ Object object, Object[] arguments);

    public static native int runInt(Class<?> of, int list, int index, /*@ nullable @*/ Object object, Object[] arguments);

    public static native long runLong(Class<?> of, int list, int index, /*@ nullable @*/ Object object, Object[] arguments);

    public static native float runFloat(Class<?> of, int list, int index, /*@ nullable @*/ Object object, Object[] arguments);

    public static native double runDouble(Class<?> of, int list, int index, /*@ nullable @*/ Object object, Object[] arguments);

    // What a value is as one of that type: of a primitive one in its box, widened; null where it cannot be one.
    public static /*@ nullable @*/ Object widened(Class<?> type, Object value) {
        if (!type.isPrimitive())
            return type.isInstance(value) ? value : null;
        if (type == boolean.class)
            return value instanceof Boolean ? value : null;
        if (type == char.class)
            return value instanceof Character ? value : null;
        if (type == byte.class)
            return value instanceof Byte ? value : null;
        if (value instanceof Character)
            return type == int.class || type == long.class || type == float.class || type == double.class
                    ? widenedNumber(type, (int) (Character) value)
                    : null;
        if (!(value instanceof Number))
            return null;
        int rank = rank((Number) value);
        return rank < 0 || rank > rankOf(type) ? null : widenedNumber(type, (Number) value);
    }

    private static int rank(Number value) {
        return value instanceof Byte ? 0 : value instanceof Short ? 1 : value instanceof Integer ? 2
                : value instanceof Long ? 3 : value instanceof Float ? 4 : value instanceof Double ? 5 : -1;
    }

    private static int rankOf(Class<?> type) {
        return type == short.class ? 1 : type == int.class ? 2 : type == long.class ? 3 : type == float.class ? 4 : 5;
    }

    private static Object widenedNumber(Class<?> type, Number value) {
        if (type == short.class)
            return value.shortValue();
        if (type == int.class)
            return value.intValue();
        if (type == long.class)
            return value.longValue();
        if (type == float.class)
            return value.floatValue();
        return value.doubleValue();
    }

    // Whatever a constructor throws, Class.newInstance() throws, too.
    @SuppressWarnings("unchecked")
    public static <E extends Throwable> E unchecked(Throwable thrown) throws E {
        throw (E) thrown;
    }
}
