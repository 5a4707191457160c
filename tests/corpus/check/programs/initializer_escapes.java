// What a static initialiser throws leaves main, that of its own class before it begins.
// ARGS --trace
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class InitializerEscapes {
    static int n = Verifier.nondetInt();
    static int x = 10 / n;

    static class Other {
        static int v = start();

        static int start() {
            if (n == 5)
                throw new IllegalStateException();
            return 1;
        }
    }

    public static void main(String[] args) { // EXPECT violated: exception 'ExceptionInInitializerError' is not allowed by the specification in 'InitializerEscapes.main(String[])'
        assert n != 0;
        int r = 0;
        try {
            r = Other.v;
        } catch (ExceptionInInitializerError e) {
            assert n == 5;
        }
        assert r == 1 || n == 5;
        assert n != 8; // EXPECT violated: assertion: AssertionError in 'InitializerEscapes.main(String[])'
        if (args.length == 3)
            Other.v = 3; // EXPECT violated: exception 'NoClassDefFoundError' is not allowed by the specification in 'InitializerEscapes.main(String[])'
    }
}
// OUTPUT VIOLATED    InitializerEscapes.main(String[])
