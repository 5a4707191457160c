class Distinct {
    // HOLDS
    //@ requires \distinct(a, b, c);
    //@ ensures \result == 0;
    static int equal(int a, int b, int c) { return a == b || b == c || a == c ? 1 : 0; }

    // VIOLATED
    //@ requires \distinct(a, b);
    //@ ensures \result == 0;
    static int some(int a, int b, int c) { return a == b || b == c || a == c ? 1 : 0; }
}
// DECIDED cadical 2, z3 1, quantified 1, prove 1, inline 2, paths 2
