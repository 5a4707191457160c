// Captured variables with two bounds, with the same bound above and below, and as results.
import java.util.List;

class CapturedTypes {
    static class Pair<A, B extends Comparable<? super B>> {
        B second;

        boolean before(Pair<?, ? extends B> other) { return second.compareTo(other.second) < 0; }
    }

    List<Object> objects(List<? super Object> list) { return list; }

    static <T> Class<? super T> find(Class<T> type) { return type; }

    static <T> void climb(Class<T> type) {
        Class<? super T> current = type;
        Class<? super T> found = null;
        while (current != null && found == null) {
            found = find(current);
            current = current.getSuperclass();
        }
    }
}
// COVERS captured variables, wildcards
