// A Class<? extends Enum<?>> is that of an enum: Enum.class is a Class<Enum>, and would have to be converted.
// ARGS --all
// EXIT 1
public class class_bounds {
    public enum Color { RED }

    public static int constants(Class<? extends Enum<?>> type) {
        return type.getEnumConstants().length; // EXPECT cut: executions in which a class from outside is not RetentionPolicy in 'class_bounds.constants(Class<? extends Enum<?>>)'
    }

    public static int all(Class<?> type) {
        return type.getEnumConstants().length; // EXPECT violated: null dereference: NullPointerException in 'class_bounds.all(Class<?>)'
        // EXPECT-PREV cut: executions in which a class from outside is none of Object, String, Integer, Comparable, RetentionPolicy, IllegalArgumentException, int, int[], String[] and class_bounds in 'class_bounds.all(Class<?>)'
    }
}
