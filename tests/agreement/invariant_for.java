class InvariantFor {
    int n;
    //@ invariant n >= 0;

    // HOLDS
    //@ requires \invariant_for(this);
    //@ ensures \result >= 0;
    /*@ helper @*/ int read() { return n; }

    // VIOLATED
    //@ ensures \result >= 0;
    /*@ helper @*/ int raw() { return n; }

    // HOLDS
    //@ ensures \invariant_for(this) && n == 0;
    /*@ helper @*/ void reset() { n = 0; }

    // VIOLATED
    //@ ensures \invariant_for(this);
    /*@ helper @*/ void broken() { n = -1; }

    // HOLDS
    //@ ensures n == 2;
    void calls() { n = -1; reset(); n = 2; }
}
// DECIDED cadical 5, z3 4, quantified 3, prove 3, inline 5, paths 5
