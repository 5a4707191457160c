// Lambdas without declared parameters say nothing: both methods fit.
import java.util.function.*;

class LambdaValuesBad {
    static void map(Function<String, Integer> function) { }
    static void map(ToIntFunction<String> function) { }
    static void each(Consumer<String> action) { }
    static void each(Function<String, String> action) { }

    void use() {
        map(text -> text.length()); // EXPECT error: call of 'map' is ambiguous
        each(text -> text.trim()); // EXPECT error: call of 'each' is ambiguous
    }
}
// COVERS overload phases, lambda
