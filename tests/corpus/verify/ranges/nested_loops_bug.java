// A loop in a loop, with a way out of both: what the inner one counts is not known behind them.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int found = 0;
        int rounds = 0;
        outer:
        for (int i = 0; i < 100; i++) {
            rounds = i;
            for (int j = 0; j < i; j++) {
                found++;
                if (Verifier.nondetBoolean()) {
                    break outer;
                }
                if (Verifier.nondetBoolean()) {
                    continue outer;
                }
                rounds += j;
            }
        }
        assert rounds >= 0;
        assert found < 1000; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: UNKNOWN
