// Each question about a program has an answer of its own: an assertion that fails leaves the proof
// that no exception escapes, for runs of any length.
// ARGS --timeout 20
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int[] counts = new int[10];
        int i = 0;
        while (i < n) {
            counts[i % 10]++;
            i++;
        }
        assert n != 3; // EXPECT violated: assertion: AssertionError in 'Main.main(String[])'
    }
}
// OUTPUT assertions: VIOLATED
// OUTPUT RuntimeExceptions: HOLDS
