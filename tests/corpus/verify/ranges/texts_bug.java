// A text may be empty.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        assert text.length() >= 0;
        text.substring(1); // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: UNKNOWN
