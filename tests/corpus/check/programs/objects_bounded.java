// A bound on objects that is given bounds what the program makes, and the answers say so.
// ARGS --objects 3
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class ObjectsBounded {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        assert n != 2; // EXPECT violated: assertion: AssertionError in 'ObjectsBounded.main(String[])'
        for (int i = 0; i < n && i < 5; i++)
            new ObjectsBounded();
        if (n > 4)
            throw new IllegalStateException();
    }
}
// OUTPUT RuntimeExceptions: HOLDS within these bounds
