// Method references of all four kinds, and array constructors.
import java.util.*;
import java.util.function.*;

class Kinds {
    int n;
    Kinds() { }
    Kinds(int n) { this.n = n; }
    static int twice(int x) { return 2 * x; }
    int plus(int x) { return n + x; }
    <T> T same(T t) { return t; }

    void use(Kinds other) {
        IntUnaryOperator a = Kinds::twice;
        IntUnaryOperator b = other::plus;
        BiFunction<Kinds, Integer, Integer> c = Kinds::plus;
        Supplier<Kinds> d = Kinds::new;
        IntFunction<Kinds> e = Kinds::new;
        IntFunction<int[]> f = int[]::new;
        Function<String, Integer> g = Integer::parseInt;
        Supplier<List<String>> h = ArrayList::new;
        Supplier<List<String>> i = ArrayList<String>::new;
        Function<Integer, List<String>> j = ArrayList::new;
        Runnable k = this::notify;
        Supplier<String> l = super::toString;
        Comparator<String> m = String::compareTo;
        Consumer<String> o = System.out::println;
        Function<String, String> p = this::same;
        Function<Object, String> q = Object::toString;
        UnaryOperator<int[]> r = int[]::clone;
        Function<String, Integer> s = this::<Integer>of;
        Runnable t = Kinds::new;
        Supplier<Integer> u = "x"::length;
    }
    <T> T of(String s) { return null; }
}
// COVERS method reference, constructor reference
