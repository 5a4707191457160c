// Method references that fit no method.
import java.util.*;
import java.util.function.*;

class Kinds {
    static int twice(int x) { return 2 * x; }
    int plus(int x) { return x; }
    Kinds(int n) { }
    abstract static class Shape { }

    void use(Kinds other) {
        IntUnaryOperator a = Kinds::thrice; // EXPECT error: no method 'thrice' fits the parameters (int)
        Supplier<Integer> b = Kinds::twice; // EXPECT error: no method 'twice' fits the parameters ()
        Supplier<Kinds> c = Kinds::new; // EXPECT error: no method 'new' fits the parameters ()
        Function<String, Integer> d = Kinds::twice; // EXPECT error: no method 'twice' fits the parameters (String)
        Supplier<String> e = other::hashCode; // EXPECT error: the method referred to returns 'int', expected 'String'
        Object f = Kinds::twice; // EXPECT error: 'Object' is not a functional interface
        IntUnaryOperator g = Kinds::plus; // EXPECT error: no method 'plus' fits the parameters (int)
        String h = String::length; // EXPECT error: 'String' is not a functional interface
        Supplier<Shape> i = Shape::new; // EXPECT error: 'Shape' is abstract and cannot be created
        Supplier<Integer> j = Kinds::twice2; // EXPECT error: no method 'twice2' fits the parameters ()
        int k = (Kinds::twice).apply(1); // EXPECT error: a method reference needs a functional interface as its target
        Supplier<Integer> l = System::gc; // EXPECT error: the method referred to returns 'void', expected 'Integer'
        IntFunction<String[]> m = int[]::new; // EXPECT error: the method referred to returns 'int[]', expected 'String[]'
    }
}
// COVERS method reference, constructor reference
