// The parameter of the lambda has the type inferred.
import java.util.*;
import java.util.function.*;

class GenericFunction {
    <T, R> List<R> map(List<? extends T> list, Function<? super T, ? extends R> f) { return null; }
    void use(List<String> words) {
        List<String> a = map(words, w -> w.length()); // EXPECT error: cannot infer the type arguments of 'map'
        List<Integer> b = map(words, w -> w.size()); // EXPECT error: cannot find method 'size' in 'String'
        Predicate<String> p = w -> w + 1; // EXPECT error: cannot convert 'String' to 'boolean'
    }
}
// COVERS lambda, inference
