// Elements of one array differ, also where it is not known which of them was written.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int i = Verifier.nondetInt();
        Verifier.assume(i >= 0 && i < 2);
        int[] pair = new int[2];
        pair[i] = n;
        int first = pair[0];
        int second = pair[1];
        assert first == second; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: UNKNOWN
// OUTPUT RuntimeExceptions: HOLDS
