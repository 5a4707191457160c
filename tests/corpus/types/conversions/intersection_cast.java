// A cast to an intersection, of objects and of lambdas.
import java.io.Serializable;
import java.util.*;

class IntersectionCast {
    void use(Object o) {
        var both = (CharSequence & Comparable<String>) o;
        int n = both.length() + both.compareTo("x");
        Runnable r = (Runnable & Serializable) () -> { };
        Comparator<String> c = (Comparator<String> & Serializable) (a, b) -> a.length() - b.length();
    }
}
// COVERS intersection cast, cast
