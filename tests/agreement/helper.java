class Helper {
    int n;
    //@ invariant n >= 0;

    // HOLDS
    //@ assignable n;
    //@ ensures n == k;
    private /*@ helper @*/ void set(int k) { n = k; }

    // HOLDS
    //@ ensures n == 3;
    void fixed() { set(-1); set(3); }

    // VIOLATED
    //@ ensures true;
    void broken() { set(3); set(-1); }

    // VIOLATED
    //@ ensures \result >= 0;
    private /*@ helper @*/ int read() { return n; }
}
// DECIDED cadical 4, z3 3, quantified 2, prove 2, inline 4, paths 4
