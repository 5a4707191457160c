// Numbers that a loop makes smaller, or larger, up to some point: bounds that grow stop at the ranges of the small types.
// ARGS --means ranges
// EXIT 0
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int down = 0, up = 0;
        int[] numbers = new int[300];
        while (Verifier.nondetBoolean()) {
            if (down > -100)
                down--;
            if (up < 100)
                up++;
            numbers[128 + down] = up;
            numbers[up - down] = 1;
        }
        assert down >= -128 && up <= 127;
    }
}
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
