class Free {
    // HOLDS
    //@ requires_free x > 3;
    //@ ensures \result > 3;
    static int believed(int x) { return x; }

    // VIOLATED
    //@ requires_free x >= 3;
    //@ ensures \result > 3;
    static int less(int x) { return x; }

    // HOLDS
    //@ requires x == 5;
    //@ ensures_free \result == 6;
    //@ ensures true;
    static int claims(int x) { return x; }
}
// DECIDED cadical 3, z3 2, quantified 2, prove 2, inline 3, paths 3
