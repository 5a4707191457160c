// Lambdas of every form against functional interfaces.
import java.util.function.*;

class Forms {
    interface Three { int apply(int a, long b, String c); }
    interface Nothing { void run(); }
    @FunctionalInterface interface Thrower { int call() throws Exception; }
    interface WithObject { boolean equals(Object o); int one(String s); default void two() { } static void three() { } }

    int take(Thrower t) throws Exception { return t.call(); }

    void use() throws Exception {
        Three a = (x, y, z) -> x + z.length();
        Three b = (int x, final long y, String z) -> 3;
        Nothing c = () -> { };
        Nothing d = () -> System.out.println();
        Supplier<String> e = () -> { return "x"; };
        Function<String, Integer> f = String::length;
        Function<String, Function<String, Integer>> g = x -> y -> x.length() + y.length();
        BiFunction<Integer, Integer, Integer> h = (var x, var y) -> x + y;
        WithObject i = s -> s.length();
        Predicate<String> j = (String s) -> s.isEmpty();
        Object k = (Runnable) () -> { };
        int l = take(() -> { throw new Exception(); });
        Runnable m = () -> new Object();
        IntBinaryOperator n = (x, y) -> { if (x > y) return x; else return y; };
        Supplier<Runnable> o = () -> () -> { };
        Callback p = this::use2;
    }
    interface Callback { void back(int i); }
    void use2(long l) { }
}
// COVERS lambda
