// A text that is one of two constants is not equal to one of them.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String either = Verifier.nondetBoolean() ? "left" : "right";
        String one = "left";
        assert either.equals(one); // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: UNKNOWN
