// Declared parameters must have the types of the function.
import java.util.function.*;

class ParametersBad {
    Function<String, Integer> f = (Integer n) -> n; // EXPECT error: the parameters of the lambda do not have the types that 'Function<String, Integer>' needs
    Function<String, Integer> g = (String s) -> s.length();
    Function<String, Integer> h = (var s) -> s.length();
}
// COVERS lambda
