// A program from its main: values that nobody determines, assumptions, and the order in which
// classes are initialised. The choices are part of the counterexample.
// ARGS --trace
// EXIT 1
import org.cprover.CProver;
import org.sosy_lab.sv_benchmarks.Verifier;

class Nondet {
    static int order = 0;

    static class A {
        static int turn = ++order;
    }

    static class B {
        static int turn = ++order;
    }

    static final int LIMIT = limit();

    static int limit() {
        return 7;
    }

    public static void main(String[] args) throws Exception {
        int x = Verifier.nondetInt();
        Verifier.assume(x > 3 && x < 10);
        assert B.turn == 1 && A.turn == 2 && order == 2 && LIMIT == 7;
        boolean b = CProver.nondetBoolean();
        String s = Verifier.nondetString();
        if (b && s.length() == 2 && s.charAt(1) == 'q')
            assert x != LIMIT; // EXPECT violated: assertion: AssertionError in 'Nondet.main(String[])'
        if (x == 5 && args.length > 0 && args[0].length() > 1)
            throw new Exception(); // EXPECT violated: exception 'Exception' is not allowed by the specification in 'Nondet.main(String[])'
        if (x == 6)
            System.exit(1);
        assert x != 6;
    }
}
// OUTPUT VIOLATED    Nondet.main(String[])
// OUTPUT 26       int x = Verifier.nondetInt();           nondetInt() = 7, x = 7
// OUTPUT 29       boolean b = CProver.nondetBoolean();    nondetBoolean() = true, b = true
