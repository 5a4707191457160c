// So do those of initialisers.
// ARGS --throwing ExceptionInInitializerError --feasible --compact
// EXIT 0
import org.cprover.CProver;

class ThrowingInitializer {
    static class Failing {
        static int x = 1 / CProver.nondetByte();
    }

    public static void main(String[] args) {
        try {
            Failing.x++;
        } catch (ExceptionInInitializerError e) {
            return;
        }
        assert Failing.x <= 2;
    }
}
// OUTPUT HOLDS     ThrowingInitializer.main(String[])
// OUTPUT 1 path: 1 feasible; 1 verified, 0 violated, 0 cut; 1 not asked for
// OUTPUT path 1: verified, 2 statements: catch (ExceptionInInitializerError e)
