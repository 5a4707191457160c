// Numbers wrap around: a larger one may be smaller.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n > 0);
        int i = 0;
        while (i < n) {
            i += 2;
            assert i > 0; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
        }
    }
}
// OUTPUT assertions: UNKNOWN
// OUTPUT RuntimeExceptions: HOLDS
