// A map whose keys are classes stands in an order that hash codes by identity decide. An initialiser that goes through it fills another one in any order, and ends
// all the same: the exceptions that its loops could throw are asked about.
// ARGS --all --timeout 20
// EXIT 1
import java.util.HashMap;
import java.util.Map;

class Primitives {
    private static final Map<Class<?>, Class<?>> WRAPPERS = new HashMap<>();
    private static final Map<Class<?>, Class<?>> PRIMITIVES = new HashMap<>();

    static {
        WRAPPERS.put(Boolean.TYPE, Boolean.class);
        WRAPPERS.put(Byte.TYPE, Byte.class);
        WRAPPERS.put(Character.TYPE, Character.class);
        WRAPPERS.put(Short.TYPE, Short.class);
        WRAPPERS.put(Integer.TYPE, Integer.class);
        WRAPPERS.put(Long.TYPE, Long.class);
        WRAPPERS.put(Double.TYPE, Double.class);
        WRAPPERS.put(Float.TYPE, Float.class);
        WRAPPERS.put(Void.TYPE, Void.TYPE);
        WRAPPERS.forEach((primitive, wrapper) -> {
            if (!primitive.equals(wrapper)) {
                PRIMITIVES.put(wrapper, primitive);
            }
        });
    }

    public static Class<?> primitive(Class<?> wrapper) {
        return PRIMITIVES.get(wrapper);
    }

    public static boolean knows(Class<?> primitive) {
        return WRAPPERS.containsKey(primitive);
    }
}

class Users {
    public static int count(Class<?>[] classes) {
        int known = 0;
        for (Class<?> one : classes) {
            known += Primitives.knows(one) ? 1 : 0;
        }
        return known;
    }

    public static int least(Class<?>[] classes) {
        return Primitives.primitive(classes[0]) == null ? 0 : 1; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'Users.least(Class<?>[])'
    }
}
