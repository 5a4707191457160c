// With --property only that question is asked.
// ARGS --property exceptions
import org.sosy_lab.sv_benchmarks.Verifier;

class PropertyExceptions {
    public static void main(String[] args) {
        assert Verifier.nondetInt() != 7;
    }
}
// OUTPUT HOLDS       PropertyExceptions.main(String[])
// OUTPUT RuntimeExceptions: HOLDS
// OUTPUT-NOT assertions:
