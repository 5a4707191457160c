// Two methods fit and neither is more specific.
import java.util.function.*;

class Ambiguous {
    void f(String s) { }
    void f(Integer i) { }
    void g(int a, long b) { }
    void g(long a, int b) { }
    void h(Object... o) { }
    void h(Integer... i) { }
    void k(int... i) { }
    void k(boolean... b) { }

    void use() {
        f(null); // EXPECT error: call of 'f' is ambiguous
        g(1, 1); // EXPECT error: call of 'g' is ambiguous
        h();
        k(); // EXPECT error: call of 'k' is ambiguous
    }
}
// COVERS overload phases
