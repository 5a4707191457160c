// The initialiser does not run again: what was stored behind it stays.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Settings {
        static int count = 1;
    }

    public static void main(String[] args) {
        if (Verifier.nondetBoolean())
            Settings.count = 2;
        assert Settings.count == 1; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: UNKNOWN
