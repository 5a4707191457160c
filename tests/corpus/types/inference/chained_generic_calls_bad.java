// What inference cannot make fit.
import java.util.*;
import java.util.function.*;

class Chained {
    static <T> T id(T t) { return t; }
    static <A, B, C> Function<A, C> compose(Function<A, B> f, Function<B, C> g) { return a -> g.apply(f.apply(a)); }

    List<String> ret() { return id(new ArrayList<Integer>()); } // EXPECT error: cannot convert 'ArrayList<Integer>' to 'List<String>'
    void use() {
        String a = id(1); // EXPECT error: cannot convert 'Integer' to 'String'
        Function<String, String> b = compose(String::length, (Integer n) -> n + 1); // EXPECT error: cannot infer the type arguments of 'compose'
        int c = Optional.of("x").map(String::length).orElse("none"); // EXPECT error: 'orElse' expects (Integer), found (String)
        int d = id(null).foo(); // EXPECT error: cannot find method 'foo' in 'Object'
    }
}
// COVERS inference, generic methods
