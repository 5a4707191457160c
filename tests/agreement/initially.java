class Initially {
    int n;
    //@ initially n == 0;

    // HOLDS
    //@ ensures true;
    Initially() { }

    // VIOLATED
    //@ ensures true;
    Initially(int k) { n = k; }

    // HOLDS
    //@ requires k == 0;
    //@ ensures n == k;
    Initially(int k, int l) { n = k; }

    // HOLDS
    //@ ensures n == 5;
    void later() { n = 5; }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
