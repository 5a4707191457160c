// One loop behind another: each is followed until nothing is new.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int first = 0;
        while (Verifier.nondetBoolean())
            first = 1;
        int second = 0;
        while (Verifier.nondetBoolean())
            second++;
        assert second <= 2; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: UNKNOWN
