// A hash of an input, and a sine: found by running, whatever a solver thinks of them.
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class Inputs {
    static int hash(int x) {
        for (int i = 0; i < 20; i++)
            x = x * 31 + (x >>> 7) + i;
        return x;
    }

    public static void main(String[] args) {
        double angle = Verifier.nondetDouble();
        int seed = Verifier.nondetInt();
        if (Math.sin(angle) > 0.3 && hash(seed) % 64 == 17)
            assert angle > 100; // EXPECT violated: assertion: AssertionError in 'Inputs.main(String[])'
    }
}
// OUTPUT assertions: VIOLATED
// OUTPUT RuntimeExceptions: HOLDS
// OUTPUT inputs VIOLATED looking at runs with inputs that were found by running
