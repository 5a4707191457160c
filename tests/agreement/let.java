class Let {
    int x;

    // HOLDS
    //@ requires x < 100;
    //@ ensures (\let int y = \old(x); x == y + 1);
    void up() { x++; }

    // VIOLATED
    //@ requires x < 100;
    //@ ensures (\let int y = x; x == y + 1);
    void same() { x++; }
}
// DECIDED cadical 2, z3 1, quantified 1, prove 1, inline 2, paths 2
