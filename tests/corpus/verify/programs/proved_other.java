// The other way round: an exception that escapes leaves the proof that the assertion holds.
// ARGS --timeout 20
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int i = Verifier.nondetInt();
        int[] counts = new int[10];
        while (i < n) {
            counts[i % 10]++; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'Main.main(String[])'
            i++;
        }
        assert i >= n;
    }
}
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: VIOLATED
