// Values that nobody determines, of float and double.
// EXIT 1
import org.cprover.CProver;
import org.sosy_lab.sv_benchmarks.Verifier;

class Nondet {
    public static void main(String[] args) {
        float x = CProver.nondetFloat();
        double y = Verifier.nondetDouble();
        Verifier.assume(0 <= x && x <= 10 && 1 <= y && y <= 2);
        assert x * y <= 20;
        assert (float) y - y < 1e-6;
        if (x == 2.5f)
            assert y != 1.5; // EXPECT violated: assertion: AssertionError in 'Nondet.main(String[])'
    }
}
// OUTPUT 8 float x = CProver.nondetFloat(); nondetFloat() = 2.5f, x = 2.5f
// OUTPUT 9 double y = Verifier.nondetDouble(); nondetDouble() = 1.5, y = 1.5
