class PureCalls {
    int n;

    // HOLDS
    //@ ensures \result == n + 1;
    /*@ pure @*/ int next() { return n + 1; }

    // HOLDS
    //@ ensures \result == next() + 1;
    int after() { return next() + 1; }

    // VIOLATED
    //@ ensures \result == next();
    int wrong() { return next() + 1; }

    // HOLDS
    //@ ensures \result == square(x);
    static int same(int x) { return x * x; }

    /*@ pure @*/ static int square(int x) { return x * x; }

    // HOLDS
    //@ requires n < 100;
    //@ ensures next() == \old(next()) + 1;
    void up() { n++; }

    // VIOLATED
    //@ requires n < 100;
    //@ ensures next() == \old(next());
    void upWrong() { n++; }
}
// DECIDED cadical 6, z3 5, quantified 5, prove 5, inline 6, paths 6
