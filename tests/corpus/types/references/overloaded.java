// A reference to an overloaded method takes the one that fits.
import java.util.function.*;

class Overloaded {
    static String f(int i) { return ""; }
    static Integer f(String s) { return 1; }
    void use() {
        IntFunction<String> a = Overloaded::f;
        Function<String, Integer> b = Overloaded::f;
        Function<Object, String> c = String::valueOf;
        BinaryOperator<Integer> d = Math::max;
        BinaryOperator<Double> e = Math::max;
        ToIntFunction<String> g = Integer::valueOf;
    }
}
// COVERS method reference, overload phases
