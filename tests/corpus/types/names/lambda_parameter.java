// A lambda parameter may hide a field.
import java.util.function.Function;

class LambdaParameter {
    int x;
    Function<String, Integer> f = x -> x.length();
}
// COVERS lambda, shadowing
