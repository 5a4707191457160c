class Constraint {
    int n;
    //@ constraint n >= \old(n);

    // HOLDS
    //@ requires n < 1000;
    //@ ensures true;
    void up() { n++; }

    // VIOLATED
    //@ requires n < 1000;
    //@ ensures true;
    void down() { n--; }

    // VIOLATED
    //@ ensures true;
    void wraps() { n++; }

    // HOLDS
    //@ requires n < 100;
    //@ ensures n > \old(n);
    void twice() { up2(); up2(); }

    // HOLDS
    //@ requires n < 200;
    //@ assignable n;
    //@ ensures n == \old(n) + 1;
    void up2() { n++; }
}
// DECIDED cadical 5, z3 4, quantified 4, prove 4, inline 5, paths 5
