// Captured variables must be effectively final; fields need not.
import java.util.function.*;

class Captured {
    int field;
    Supplier<Integer> use(int p, final int q) {
        int a = 1;
        int b;
        if (p > 0) b = 1; else b = 2;
        Runnable r = () -> field++;
        for (String s : new String[]{"x"}) { Runnable t = () -> System.out.println(s); }
        return () -> { int local = 0; local++; return p + q + a + b + field + local; };
    }
    Object anonymous(int p) {
        int a = 1;
        return new Object() { int get() { return p + a; } };
    }
}
// COVERS captured variables, lambda, anonymous classes
