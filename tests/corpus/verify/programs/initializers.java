// Static initialisers run on the way; a proof of main must not take them for done.
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class Initializers {
    static class A {
        static int x;
    }

    static class B {
        static int y;
        static {
            A.x = 5;
        }
    }

    public static void main(String[] args) {
        A.x = Verifier.nondetInt() & 1;
        int z = B.y;
        assert A.x < 2; // EXPECT violated: assertion: AssertionError in 'Initializers.main(String[])'
    }
}
// OUTPUT assertions: VIOLATED
