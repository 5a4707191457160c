// A number that a loop makes smaller step by step gets further than the first rounds show.
// ARGS --means ranges
// EXIT 3
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int down = 0;
        while (Verifier.nondetBoolean()) {
            if (down > -100)
                down--;
        }
        assert down >= -50; // EXPECT unknown: this may go wrong, as far as ranges show in 'Main.main(String[])'
    }
}
// OUTPUT assertions: UNKNOWN
