// The lowest bits of a number that has no others are the number itself.
// ARGS --means ranges
// EXIT 0
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 15);
        int masked = n & 15;
        int[] numbers = new int[n + 1];
        numbers[masked] = 1;
        assert masked == n;
    }
}
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
