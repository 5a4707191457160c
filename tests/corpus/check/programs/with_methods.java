// Beside the methods that have a specification, main is checked as the program it is: from before
// static initialisation, with bodies executed.
// EXIT 1
import org.sosy_lab.sv_benchmarks.Verifier;

class WithMethods {
    static int start = twice(2);

    //@ requires x < 1000;
    //@ ensures \result >= x; // EXPECT violated: postcondition in 'WithMethods.twice(int)'
    static int twice(int x) {
        return 2 * x;
    }

    static int helper(int x) {
        return x / (x - 1);
    }

    public static void main(String[] args) {
        assert start == 4;
        int x = Verifier.nondetInt();
        if (x > 0)
            x = twice(x); // EXPECT violated: precondition of 'twice' in 'WithMethods.main(String[])'
        Verifier.assume(x < 100);
        assert x != 50; // EXPECT violated: assertion: AssertionError in 'WithMethods.main(String[])'
    }
}
// OUTPUT VIOLATED    WithMethods.twice(int)
// OUTPUT VIOLATED    WithMethods.main(String[])
// OUTPUT looking at every run
// OUTPUT assertions: VIOLATED
// OUTPUT RuntimeExceptions: HOLDS
