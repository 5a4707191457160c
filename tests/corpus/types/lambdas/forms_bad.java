// Lambdas that do not fit their functional interface.
import java.util.function.*;

class Forms {
    interface Two { void a(); void b(); }

    void use() {
        Function<String, Integer> a = () -> 1; // EXPECT error: 'Function<String, Integer>' needs a lambda with 1 parameter, found 0
        Function<String, Integer> b = (x, y) -> 1; // EXPECT error: 'Function<String, Integer>' needs a lambda with 1 parameter, found 2
        Function<String, Integer> c = x -> x; // EXPECT error: cannot convert 'String' to 'Integer'
        Runnable d = () -> 5; // EXPECT error: the lambda must not return a value for 'Runnable'
        Supplier<String> e = () -> { }; // EXPECT error: the lambda must return a value for 'Supplier<String>'
        Supplier<String> f = () -> { return 1; }; // EXPECT error: cannot convert 'int' to 'String'
        Object g = () -> { }; // EXPECT error: 'Object' is not a functional interface
        Two h = () -> { }; // EXPECT error: 'Forms.Two' is not a functional interface
        String i = x -> x; // EXPECT error: 'String' is not a functional interface
        Runnable j = () -> { return 1; }; // EXPECT error: the lambda must not return a value for 'Runnable'
        Function<String, Integer> k = (Integer x) -> x; // EXPECT error: the parameters of the lambda do not have the types that 'Function<String, Integer>' needs
        int l = (() -> 1).get(); // EXPECT error: a lambda needs a functional interface as its target
        Supplier<String> m = () -> System.out.println(); // EXPECT error: expected a value of type 'String', found 'void'
    }
}
// COVERS lambda
