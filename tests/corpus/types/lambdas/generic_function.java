// Lambdas against generic functional interfaces with wildcards.
import java.util.*;
import java.util.function.*;

class GenericFunction {
    <T, R> List<R> map(List<? extends T> list, Function<? super T, ? extends R> f) {
        List<R> result = new ArrayList<>();
        for (T t : list) result.add(f.apply(t));
        return result;
    }
    <T> Optional<T> find(Collection<T> c, Predicate<? super T> p) {
        for (T t : c) if (p.test(t)) return Optional.of(t);
        return Optional.empty();
    }
    void use(List<String> words) {
        List<Integer> a = map(words, w -> w.length());
        List<Object> b = map(words, w -> w);
        String c = find(words, w -> w.length() > 2).get();
        Predicate<? super String> p = w -> w.isEmpty();
        boolean d = p.test("x");
        Consumer<Object> sink = o -> { };
        words.forEach(sink);
        List<Integer> e = map(words, String::length);
        Comparator<? super String> f = (x, y) -> x.length() - y.length();
        Function<? super String, ? extends Number> g = s -> s.length();
        Number h = g.apply("x");
    }
}
// COVERS lambda, inference, wildcards
