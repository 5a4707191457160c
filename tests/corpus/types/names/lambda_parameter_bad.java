// A lambda parameter cannot hide a local variable.
import java.util.function.Function;

class LambdaParameter {
    void run(int x) {
        Function<String, Integer> f = x -> x.length(); // EXPECT error: variable 'x' is already declared in this method
    }
}
// COVERS lambda, shadowing
