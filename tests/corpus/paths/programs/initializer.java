// Static initialisers that throw, path by path: of the class of main, and of another one.
// ARGS --feasible --compact
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class Initializer {
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

    public static void main(String[] args) { // EXPECT violated: exception 'ExceptionInInitializerError' is not allowed by the specification in 'Initializer.main(String[])'
        int r = 0;
        try {
            r = Other.v;
        } catch (ExceptionInInitializerError e) {
            assert n == 5;
        }
        if (args.length == 3)
            Other.v = 3; // EXPECT violated: exception 'NoClassDefFoundError' is not allowed by the specification in 'Initializer.main(String[])'
    }
}
// OUTPUT 5 paths: 5 feasible; 3 verified, 2 violated, 0 cut
// OUTPUT path 3: violated, 5 statements, throws NoClassDefFoundError: catch (ExceptionInInitializerError e) (args.length == 3)
// OUTPUT path 5: violated, 0 statements, throws ExceptionInInitializerError
