// ARGS --all
// Behind unchecked code, type arguments may lie: where what is given is another type, nothing is said. What the method itself puts there is known.
// The same where a thing of any class may be a constant that the code names.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class Unchecked {
    @SuppressWarnings("unchecked")
    private static <T> T get(Map<String, Object> values, String name) {
        return (T) values.get(name);
    }

    public static int number(Map<String, Object> values, String name) {
        // EXPECT-NEXT cut: executions in which code that is unchecked gives another type than type arguments say
        Integer found = Unchecked.<Integer>get(values, name);
        return found == null ? 0 : found;
    }

    @SuppressWarnings("unchecked")
    private static <T> List<T> cast(List<?> list) {
        return (List<T>) list;
    }

    public static String first() {
        List<Integer> numbers = new ArrayList<>();
        numbers.add(1);
        // EXPECT-NEXT violated: class cast: ClassCastException
        return Unchecked.<String>cast(numbers).get(0);
    }

    public static boolean isNamed(Object value) {
        // EXPECT-NEXT cut: executions in which an object of any class is that constant
        return value == String.class;
    }
}
// EXIT 1
