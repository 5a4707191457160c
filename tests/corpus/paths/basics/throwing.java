// Exceptions that come out of library methods count as thrown, too, caught or not.
// ARGS --all --throwing NullPointerException --feasible --compact
// EXIT 1
import java.util.Objects;

class Throwing {
    static int f(Object o, int y) {
        try {
            Objects.requireNonNull(o);
            return 1 / y;
        } catch (NullPointerException e) {
            return -1;
        } catch (ArithmeticException e) {
            return -2;
        }
    }

    static void g(Object o) {
        Objects.requireNonNull(o); // EXPECT violated: exception 'NullPointerException' is not allowed by the specification in 'Throwing.g(Object)'
    }
}
// OUTPUT HOLDS     Throwing.f(Object, int)
// OUTPUT 1 path: 1 feasible; 1 verified, 0 violated, 0 cut; 2 not asked for
// OUTPUT path 1: verified, 2 statements, returns -1: catch (NullPointerException e)
// OUTPUT VIOLATED  Throwing.g(Object)
// OUTPUT 1 path: 1 feasible; 0 verified, 1 violated, 0 cut; 1 not asked for
