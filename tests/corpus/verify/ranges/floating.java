// Floating-point numbers by their bounds; NaN is none of them.
// ARGS --means ranges
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        if (x > 2 && x <= 8) {
            double half = x / 2 + 1;
            assert half >= 2 && half <= 5;
            int[] places = new int[10];
            places[(int) x] = 1;
            assert Math.sqrt(x) < 3;
        }
    }
}
// OUTPUT PROVED Main.main(String[])
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
// OUTPUT ranges PROVED for every input, 32-bit int; if it ends
