// A number that a loop makes smaller, to a point that nothing but the range of a byte shows.
// ARGS --means ranges
// EXIT 0
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int down = 0;
        while (Verifier.nondetBoolean()) {
            if (down > -100)
                down--;
        }
        assert down >= -128;
    }
}
// OUTPUT assertions: HOLDS
