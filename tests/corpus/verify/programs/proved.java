// A loop that runs as often as an input says: execution has no end, a proof has.
import org.sosy_lab.sv_benchmarks.Verifier;

class Proved {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0);
        int sum = 0;
        for (int i = 0; i < n; i++)
            sum += 1;
        assert sum == n;
    }
}
// ARGS --timeout 20 --means proof
// OUTPUT PROVED Proved.main(String[])
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
// OUTPUT proof PROVED for every input, 32-bit int
