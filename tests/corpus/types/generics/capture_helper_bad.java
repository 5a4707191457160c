// Two captures are two types, even of the same variable.
import java.util.*;

class CaptureHelper {
    static void swap(List<?> list) {
        list.set(0, list.get(1)); // EXPECT error: 'set' expects (int, capture of ?), found (int, capture of ?)
    }
    static <E> void both(List<E> a, List<E> b) { }
    static void use(List<?> a, List<?> b) {
        both(a, b); // EXPECT error: 'both' expects (List<E>, List<E>), found (List<capture of ?>, List<capture of ?>)
    }
}
// COVERS wildcards, generic methods
