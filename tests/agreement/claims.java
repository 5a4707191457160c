// What is said to follow from a specification, and examples of it.
class Claims {
    // HOLDS
    //@ requires n > 0; ensures \result == n;
    //@ implies_that ensures \result > 0;
    //@ for_example requires n == 3; ensures \result == 3;
    static int kept(int n) {
        return n;
    }

    // VIOLATED
    //@ requires n > 0; ensures \result == n;
    //@ implies_that requires n > 0; ensures \result > 1;
    static int wrong(int n) {
        return n;
    }

    // VIOLATED
    //@ requires n > 0; ensures \result == n;
    //@ for_example public normal_example requires n == 3; ensures \result == 4;
    static int example(int n) {
        return n;
    }

    // HOLDS
    //@ signals_only RuntimeException;
    //@ implies_that requires n > 0; signals_only \nothing;
    static int silent(int n) {
        if (n == 0)
            throw new RuntimeException();
        return n;
    }

    // VIOLATED
    //@ signals_only RuntimeException;
    //@ implies_that requires n >= 0; signals_only \nothing;
    static int notSilent(int n) {
        if (n == 0)
            throw new RuntimeException();
        return n;
    }

    // VIOLATED
    //@ signals_only RuntimeException;
    //@ implies_that signals (RuntimeException e) n == 1;
    static int signals(int n) {
        if (n == 0)
            throw new RuntimeException();
        return n;
    }
}
// DECIDED cadical 6, z3 5, quantified 5, prove 5, inline 6, paths 6
