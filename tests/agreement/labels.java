class Labels {
    int n;

    // HOLDS
    //@ requires n < 100;
    //@ ensures n == \old(n) + 2;
    void label() {
        n++;
        here: n++;
        //@ assert n == \old(n, here) + 1;
    }

    // VIOLATED
    //@ requires n < 100;
    //@ ensures true;
    void wrong() {
        n++;
        here: n++;
        //@ assert n == \old(n, here);
    }
}
// DECIDED cadical 2, z3 1, quantified 1, prove 1, inline 2, paths 2
