// A program is what its bodies do, whatever contracts say: a proof by contracts would be none.
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class Contract {
    //@ ensures \result >= 0;
    static int broken(int x) { // EXPECT-PREV violated: postcondition in 'Contract.broken(int)'
        return x;
    }

    public static void main(String[] args) {
        assert broken(Verifier.nondetInt()) >= 0; // EXPECT violated: assertion: AssertionError in 'Contract.main(String[])'
    }
}
// OUTPUT VIOLATED Contract.main(String[])
