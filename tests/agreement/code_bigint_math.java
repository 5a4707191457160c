// Numbers of any size in code: as in Java while they fit, and not known where they do not.
class CodeBigint {
    // HOLDS
    //@ requires x < 10;
    //@ ensures \result > x;
    /*@ code_bigint_math @*/ static int fits(int x) {
        return x + 1;
    }

    // VIOLATED
    //@ requires x < 10;
    //@ ensures \result > x + 1;
    /*@ code_bigint_math @*/ static int wrong(int x) {
        return x + 1;
    }

    /*@ code_bigint_math @*/ static int more(int x) {
        return x + 1;
    }

    // HOLDS
    //@ requires -100 < x && x < 100;
    //@ ensures \result == x + 1;
    static int calls(int x) {
        return more(x);
    }
}
// DECIDED cadical 3, z3 2, quantified 2, prove 2, inline 3, paths 3
