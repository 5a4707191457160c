// The bound of a constructor's type parameter.
import java.util.*;

class Generic {
    <T extends Collection<?>> Generic(T a, T b) { }
    static Generic make() { return new Generic("a", "b"); } // EXPECT error: 'Generic' expects (T, T), found (String, String)
}
// COVERS generic methods, creation
