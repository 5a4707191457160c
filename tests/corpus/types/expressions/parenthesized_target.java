// Parentheses change no type, and pass targets on.
import java.util.*;
import java.util.function.*;

class Parenthesized {
    void use(boolean b) {
        List<String> a = (new ArrayList<>());
        Supplier<String> c = (() -> ("x"));
        byte d = (((5)));
        Function<String, Integer> e = b ? (String::length) : (s -> (1));
    }
}
// COVERS conditional, lambda
