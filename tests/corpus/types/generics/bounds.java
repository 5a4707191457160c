// The members of a bound are those of the variable.
import java.util.*;

class Bounds<T extends Comparable<T>> {
    T max(List<? extends T> list) {
        T best = null;
        for (T t : list)
            if (best == null || t.compareTo(best) > 0)
                best = t;
        return best;
    }
    static <N extends Number & Comparable<N>> int both(N a, N b) { return a.intValue() + a.compareTo(b); }
    static <A, B extends A> A up(B b) { return b; }
    static <E extends Enum<E>> int position(E e) { return e.ordinal(); }
    Bounds<String> strings;
    int use() { return both(1, 2) + position(Thread.State.NEW) + new Bounds<Integer>().max(List.of(1)); }
}
// COVERS bounds, generics, intersection bounds
