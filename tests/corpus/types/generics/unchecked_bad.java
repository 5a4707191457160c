// After an unchecked call the result is erased.
import java.util.*;

class Unchecked {
    static <T> T first(List<T> list) { return null; }
    static <T> List<T> copy(List<T> list) { return list; }

    void use(List raw) {
        String a = first(raw); // EXPECT error: cannot convert 'Object' to 'String'
        String b = copy(raw).get(0); // EXPECT error: cannot convert 'Object' to 'String'
        List<String> c = (List<String>) (Object) 1 == null ? raw : "x"; // EXPECT error: cannot convert 'String' to 'List<String>'
    }
}
// COVERS raw types and erasure
