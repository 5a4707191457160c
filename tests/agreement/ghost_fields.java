class GhostFields {
    //@ ghost int calls;
    int n;

    // HOLDS
    //@ requires calls < 100;
    //@ ensures calls == \old(calls) + 1;
    void counted() {
        n = 3;
        //@ set calls = calls + 1;
    }

    // VIOLATED
    //@ requires calls < 100;
    //@ ensures calls == \old(calls) + 1;
    void forgotten() { n = 3; }

    // VIOLATED
    //@ assignable n;
    void framed() {
        n = 3;
        //@ set calls = 1;
    }

    // HOLDS
    //@ ensures \result == 4;
    int local() {
        //@ ghost int k = 1;
        n = 4;
        //@ set k = n;
        //@ assert k == 4;
        return n;
    }

    // VIOLATED
    //@ ensures true;
    void localWrong() {
        //@ ghost int k = 1;
        n = 4;
        //@ set k = n;
        //@ assert k == 1;
    }
}
// DECIDED cadical 5, z3 4, quantified 4, prove 4, inline 5, paths 5
