// What was stored in a field of a class that is used on some ways only may be there, or not.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Settings {
        static int plain;
        static int count = 1;
    }

    public static void main(String[] args) {
        if (Verifier.nondetBoolean())
            Settings.plain = 5;
        if (Settings.count == 1)
            assert Settings.plain == 5; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: UNKNOWN
// OUTPUT RuntimeExceptions: HOLDS
