// Inference through nested calls, with targets from returns, arguments, assignments, casts.
import java.util.*;
import java.util.function.*;

class Chained {
    static <T> List<T> listOf(T a) { return new ArrayList<>(List.of(a)); }
    static <T> T id(T t) { return t; }
    static <A, B, C> Function<A, C> compose(Function<A, B> f, Function<B, C> g) { return a -> g.apply(f.apply(a)); }
    static <T> Supplier<T> lazy(Supplier<T> s) { return s; }
    static <T, R> R fold(List<T> list, R start, BiFunction<R, T, R> f) { R r = start; for (T t : list) r = f.apply(r, t); return r; }

    List<String> ret() { return id(id(new ArrayList<>())); }
    void use(boolean b) {
        List<List<String>> a = listOf(listOf("x"));
        Function<String, Boolean> c = compose(String::length, n -> n > 3);
        Supplier<List<String>> d = lazy(() -> new ArrayList<>());
        int e = fold(List.of("a", "b"), 0, (n, s) -> n + s.length());
        String f = fold(List.of(1, 2), "", (s, n) -> s + n);
        List<? super Integer> g = id(new ArrayList<Number>());
        Map<String, Map<Integer, String>> h = id(Map.of("a", Map.of(1, "x")));
        List<String> i = b ? id(new ArrayList<>()) : id(List.of());
        Function<Integer, Function<Integer, Integer>> add = x -> y -> x + y;
        int j = add.apply(1).apply(2);
        BinaryOperator<Integer> k = Math::max;
        UnaryOperator<String> l = String::trim;
        Optional<Integer> m = Optional.of("x").map(String::length).filter(n -> n > 0).flatMap(n -> Optional.of(n + 1));
        Comparator<Map.Entry<String, Integer>> o = Map.Entry.<String, Integer>comparingByValue().reversed();
    }
}
// COVERS inference, generic methods
