// Array: arrays whose class is known only when the program runs.
package java.lang.reflect;

public final class Array {
    private Array() {
    }

    // An array of elements of that class; the length is not negative.
    private static native Object make(Class<?> componentType, int length);

    public static Object newInstance(Class<?> componentType, int length) throws NegativeArraySizeException {
        if (componentType == null)
            throw new NullPointerException();
        if (componentType == void.class)
            throw new IllegalArgumentException();
        if (length < 0)
            throw new NegativeArraySizeException(Integer.toString(length));
        return make(componentType, length);
    }

    public static Object newInstance(Class<?> componentType, int... dimensions) throws IllegalArgumentException, NegativeArraySizeException {
        if (componentType == null || dimensions == null)
            throw new NullPointerException();
        if (dimensions.length == 0 || componentType == void.class)
            throw new IllegalArgumentException();
        for (int length : dimensions)
            if (length < 0)
                throw new NegativeArraySizeException(Integer.toString(length));
        return filled(componentType, dimensions, 0);
    }

    private static Object filled(Class<?> componentType, int[] dimensions, int from) {
        if (from == dimensions.length - 1)
            return make(componentType, dimensions[from]);
        Class<?> inner = componentType;
        for (int i = from + 1; i < dimensions.length; i++)
            inner = inner.arrayType();
        Object[] result = (Object[]) make(inner, dimensions[from]);
        for (int i = 0; i < result.length; i++)
            result[i] = filled(componentType, dimensions, from + 1);
        return result;
    }

    private static RuntimeException noArray(Object array) {
        if (array == null)
            return new NullPointerException();
        return new IllegalArgumentException("Argument is not an array");
    }

    private static RuntimeException mismatch(Object array) {
        if (array == null)
            return new NullPointerException();
        return new IllegalArgumentException("argument type mismatch");
    }

    public static /*@ pure @*/ int getLength(Object array) throws IllegalArgumentException {
        if (array instanceof Object[])
            return ((Object[]) array).length;
        if (array instanceof boolean[])
            return ((boolean[]) array).length;
        if (array instanceof byte[])
            return ((byte[]) array).length;
        if (array instanceof char[])
            return ((char[]) array).length;
        if (array instanceof short[])
            return ((short[]) array).length;
        if (array instanceof int[])
            return ((int[]) array).length;
        if (array instanceof long[])
            return ((long[]) array).length;
        if (array instanceof float[])
            return ((float[]) array).length;
        if (array instanceof double[])
            return ((double[]) array).length;
        throw noArray(array);
    }

    public static /*@ pure nullable @*/ Object get(Object array, int index) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof Object[])
            return ((Object[]) array)[index];
        if (array instanceof boolean[])
            return ((boolean[]) array)[index];
        if (array instanceof byte[])
            return ((byte[]) array)[index];
        if (array instanceof char[])
            return ((char[]) array)[index];
        if (array instanceof short[])
            return ((short[]) array)[index];
        if (array instanceof int[])
            return ((int[]) array)[index];
        if (array instanceof long[])
            return ((long[]) array)[index];
        if (array instanceof float[])
            return ((float[]) array)[index];
        if (array instanceof double[])
            return ((double[]) array)[index];
        throw noArray(array);
    }

    public static /*@ pure @*/ boolean getBoolean(Object array, int index) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof boolean[])
            return ((boolean[]) array)[index];
        throw mismatch(array);
    }

    public static /*@ pure @*/ byte getByte(Object array, int index) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof byte[])
            return ((byte[]) array)[index];
        throw mismatch(array);
    }

    public static /*@ pure @*/ char getChar(Object array, int index) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof char[])
            return ((char[]) array)[index];
        throw mismatch(array);
    }

    public static /*@ pure @*/ short getShort(Object array, int index) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof short[])
            return ((short[]) array)[index];
        if (array instanceof byte[])
            return ((byte[]) array)[index];
        throw mismatch(array);
    }

    public static /*@ pure @*/ int getInt(Object array, int index) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof int[])
            return ((int[]) array)[index];
        if (array instanceof short[])
            return ((short[]) array)[index];
        if (array instanceof char[])
            return ((char[]) array)[index];
        if (array instanceof byte[])
            return ((byte[]) array)[index];
        throw mismatch(array);
    }

    public static /*@ pure @*/ long getLong(Object array, int index) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof long[])
            return ((long[]) array)[index];
        if (array instanceof int[])
            return ((int[]) array)[index];
        if (array instanceof short[])
            return ((short[]) array)[index];
        if (array instanceof char[])
            return ((char[]) array)[index];
        if (array instanceof byte[])
            return ((byte[]) array)[index];
        throw mismatch(array);
    }

    public static /*@ pure @*/ float getFloat(Object array, int index) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof float[])
            return ((float[]) array)[index];
        if (array instanceof long[])
            return ((long[]) array)[index];
        if (array instanceof int[])
            return ((int[]) array)[index];
        if (array instanceof short[])
            return ((short[]) array)[index];
        if (array instanceof char[])
            return ((char[]) array)[index];
        if (array instanceof byte[])
            return ((byte[]) array)[index];
        throw mismatch(array);
    }

    public static /*@ pure @*/ double getDouble(Object array, int index) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof double[])
            return ((double[]) array)[index];
        if (array instanceof float[])
            return ((float[]) array)[index];
        if (array instanceof long[])
            return ((long[]) array)[index];
        if (array instanceof int[])
            return ((int[]) array)[index];
        if (array instanceof short[])
            return ((short[]) array)[index];
        if (array instanceof char[])
            return ((char[]) array)[index];
        if (array instanceof byte[])
            return ((byte[]) array)[index];
        throw mismatch(array);
    }

    public static void setBoolean(Object array, int index, boolean value) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof boolean[]) {
            ((boolean[]) array)[index] = value;
            return;
        }
        throw mismatch(array);
    }

    public static void setByte(Object array, int index, byte value) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof byte[]) {
            ((byte[]) array)[index] = value;
            return;
        }
        if (array instanceof short[]) {
            ((short[]) array)[index] = value;
            return;
        }
        if (array instanceof int[]) {
            ((int[]) array)[index] = value;
            return;
        }
        if (array instanceof long[]) {
            ((long[]) array)[index] = value;
            return;
        }
        if (array instanceof float[]) {
            ((float[]) array)[index] = value;
            return;
        }
        if (array instanceof double[]) {
            ((double[]) array)[index] = value;
            return;
        }
        throw mismatch(array);
    }

    public static void setChar(Object array, int index, char value) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof char[]) {
            ((char[]) array)[index] = value;
            return;
        }
        if (array instanceof int[]) {
            ((int[]) array)[index] = value;
            return;
        }
        if (array instanceof long[]) {
            ((long[]) array)[index] = value;
            return;
        }
        if (array instanceof float[]) {
            ((float[]) array)[index] = value;
            return;
        }
        if (array instanceof double[]) {
            ((double[]) array)[index] = value;
            return;
        }
        throw mismatch(array);
    }

    public static void setShort(Object array, int index, short value) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof short[]) {
            ((short[]) array)[index] = value;
            return;
        }
        if (array instanceof int[]) {
            ((int[]) array)[index] = value;
            return;
        }
        if (array instanceof long[]) {
            ((long[]) array)[index] = value;
            return;
        }
        if (array instanceof float[]) {
            ((float[]) array)[index] = value;
            return;
        }
        if (array instanceof double[]) {
            ((double[]) array)[index] = value;
            return;
        }
        throw mismatch(array);
    }

    public static void setInt(Object array, int index, int value) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof int[]) {
            ((int[]) array)[index] = value;
            return;
        }
        if (array instanceof long[]) {
            ((long[]) array)[index] = value;
            return;
        }
        if (array instanceof float[]) {
            ((float[]) array)[index] = value;
            return;
        }
        if (array instanceof double[]) {
            ((double[]) array)[index] = value;
            return;
        }
        throw mismatch(array);
    }

    public static void setLong(Object array, int index, long value) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof long[]) {
            ((long[]) array)[index] = value;
            return;
        }
        if (array instanceof float[]) {
            ((float[]) array)[index] = value;
            return;
        }
        if (array instanceof double[]) {
            ((double[]) array)[index] = value;
            return;
        }
        throw mismatch(array);
    }

    public static void setFloat(Object array, int index, float value) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof float[]) {
            ((float[]) array)[index] = value;
            return;
        }
        if (array instanceof double[]) {
            ((double[]) array)[index] = value;
            return;
        }
        throw mismatch(array);
    }

    public static void setDouble(Object array, int index, double value) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof double[]) {
            ((double[]) array)[index] = value;
            return;
        }
        throw mismatch(array);
    }

    public static void set(Object array, int index, Object value) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
        if (array instanceof Object[]) {
            if (value != null && !array.getClass().getComponentType().isInstance(value))
                throw new IllegalArgumentException(jury.Texts.untold());
            ((Object[]) array)[index] = value;
        } else if (array == null) {
            throw new NullPointerException();
        }
        else if (value instanceof Boolean)
            setBoolean(array, index, (Boolean) value);
        else if (value instanceof Byte)
            setByte(array, index, (Byte) value);
        else if (value instanceof Character)
            setChar(array, index, (Character) value);
        else if (value instanceof Short)
            setShort(array, index, (Short) value);
        else if (value instanceof Integer)
            setInt(array, index, (Integer) value);
        else if (value instanceof Long)
            setLong(array, index, (Long) value);
        else if (value instanceof Float)
            setFloat(array, index, (Float) value);
        else if (value instanceof Double)
            setDouble(array, index, (Double) value);
        else
            throw mismatch(array);
    }
}
