// Switch expressions and conditionals as arguments of generic methods.
import java.util.*;

class SwitchArgument {
    static <T> List<T> wrap(T t) { return List.of(t); }
    List<Number> use(int x, boolean b) {
        List<String> a = wrap(switch (x) { case 1 -> "one"; default -> "other"; });
        List<? extends Comparable<?>> c = wrap(b ? 1 : "x");
        List<String> d = switch (x) { case 1 -> new ArrayList<>(); case 2 -> List.of(); default -> wrap("y"); };
        long e = switch (x) { case 1 -> 1; case 2 -> 'c'; default -> 3L; };
        Runnable r = switch (x) { case 1 -> () -> { }; default -> this::hashCode; };
        return wrap(switch (x) { case 1 -> 1; default -> { Number n = 2.5; yield n; } });
    }
}
// COVERS switch expression, inference
