class OldVariables {
    int x;

    // HOLDS
    //@ old int before = x + 1;
    //@ requires before < 100;
    //@ ensures x == before;
    void add() { x++; }

    // VIOLATED
    //@ old int before = x;
    //@ requires before < 100;
    //@ ensures x == before;
    void same() { x++; }

    // HOLDS
    //@ forall int k;
    //@ requires k == x && k < 100;
    //@ ensures x == k + 1;
    void every() { x++; }

    // VIOLATED
    //@ forall int k;
    //@ requires k >= x && x < 100;
    //@ ensures x <= k;
    void some() { x++; }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
