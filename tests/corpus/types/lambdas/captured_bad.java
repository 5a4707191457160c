// Captured variables that are assigned again.
import java.util.function.*;

class Captured {
    Supplier<Integer> use(int p) {
        int a = 1;
        a = 2;
        p++;
        for (int i = 0; i < 3; i++) {
            Runnable r = () -> System.out.println(i); // EXPECT error: local variable 'i' used in a lambda must be final or effectively final
        }
        int c = 0;
        Runnable s = () -> c++; // EXPECT error: local variable 'c' used in a lambda must be final or effectively final
        Object o = new Object() { int get() { return p; } }; // EXPECT error: local variable 'p' used in an inner class must be final or effectively final
        return () -> a; // EXPECT error: local variable 'a' used in a lambda must be final or effectively final
    }
}
// COVERS captured variables, lambda, anonymous classes
