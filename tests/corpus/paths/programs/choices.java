// A program path by path: a path for each way the choices lead, and the end by System.exit.
// ARGS --feasible --compact
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class Choices {
    static int calls = 1;

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Verifier.assume(x >= 0);
        if (x == 3)
            System.exit(calls);
        while (x > calls) {
            calls++;
            if (calls > 3)
                return;
        }
        assert x != 2; // EXPECT violated: assertion: AssertionError in 'Choices.main(String[])'
    }
}
// OUTPUT VIOLATED    Choices.main(String[])
// OUTPUT 4 paths: 4 feasible; 3 verified, 1 violated, 0 cut
// OUTPUT path 1: verified, 4 statements: the program exits: (x == 3)
