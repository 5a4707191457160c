// ARGS --all --timeout 20
// EXIT 1
// A static initialiser that walks over a map leaves it as it is: the order in which `forEach` goes
// through it is an object that knows the map, and of which nobody knows any more.
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

class Boxes {
    private static final Map<Class<?>, Class<?>> BOXES = new HashMap<>();
    private static final Map<Class<?>, Class<?>> BACK = new HashMap<>();

    static {
        BOXES.put(Integer.TYPE, Integer.class);
        BOXES.put(Void.TYPE, Void.TYPE);
        BOXES.forEach((primitive, box) -> {
            if (!primitive.equals(box)) {
                BACK.put(box, primitive);
            }
        });
    }

    static int share(int number) {
        return number / (BOXES.size() - 2); // EXPECT violated: division by zero: ArithmeticException in 'Boxes.share(int)'
    }

    static int part(int number) {
        return number / BOXES.size() / BACK.size();
    }
}

// A view that somebody keeps is another thing.
class Kept {
    private static final Map<String, String> NAMES = new HashMap<>();
    private static final Set<String> VIEW = NAMES.keySet();

    static {
        NAMES.put("a", "b");
        NAMES.forEach((key, value) -> { });
    }

    static void clear() {
        VIEW.clear();
    }

    static int share(int number) {
        return number / NAMES.size(); // EXPECT violated: division by zero: ArithmeticException in 'Kept.share(int)'
    }
}
// OUTPUT HOLDS       Boxes.part(int)
// OUTPUT HOLDS       Kept.clear()
// OUTPUT 4 methods: 2 hold; 2 violated
