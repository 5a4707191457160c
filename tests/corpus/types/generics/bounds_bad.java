// Arguments outside their bounds.
import java.util.*;

class Bounds<T extends Comparable<T>> {
    static <N extends Number & Comparable<N>> int both(N a, N b) { return 0; }

    Bounds<Object> objects; // EXPECT error: type argument 'Object' is not within the bound 'Comparable<Object>' of 'T'
    Bounds<Number> numbers = null; // EXPECT error: type argument 'Number' is not within the bound 'Comparable<Number>' of 'T'

    void use(T t, Number n) {
        both("a", "b"); // EXPECT error: 'both' expects (N, N), found (String, String)
        both(n, n); // EXPECT error: 'both' expects (N, N), found (Number, Number)
        t.intValue(); // EXPECT error: cannot find method 'intValue' in 'T'
        new Bounds<Object>(); // EXPECT error: type argument 'Object' is not within the bound 'Comparable<Object>' of 'T'
        Bounds.<String>both("a", "b"); // EXPECT error: 'both' expects (N, N), found (String, String)
    }
}
// COVERS bounds, generics, intersection bounds
