// One element too many.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n > 0 && n < 100000);
        int[] numbers = new int[n];
        for (int i = 0; i <= n; i++)
            numbers[i] = i; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
        assert n > 0;
    }
}
// OUTPUT UNKNOWN Main.main(String[])
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: UNKNOWN
