// The arguments of supertypes, through several levels.
import java.util.*;

class Registry<V> extends HashMap<String, List<V>> {
    V first(int key) {
        put(1, null); // EXPECT error: 'put' expects (String, List<V>), found (int, null)
        return get("x"); // EXPECT error: cannot convert 'List<V>' to 'V'
    }
    Map<String, V> view() { return this; } // EXPECT error: cannot convert 'Registry<V>' to 'Map<String, V>'
}
// COVERS generic classes, inheritance
