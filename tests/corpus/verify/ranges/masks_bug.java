// The lowest bits of a number that has others.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 16);
        int low = n & 15;
        assert low == n; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: UNKNOWN
// OUTPUT RuntimeExceptions: HOLDS
