// One of two constants, and a text that is made anew.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String kind = Verifier.nondetBoolean() ? "az" : "en";
        String made = new String("az");
        if (kind.equals(made))
            assert !kind.equals("az"); // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: UNKNOWN
