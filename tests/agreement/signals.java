class Signals {
    int n;

    // HOLDS
    //@ assignable n;
    //@ signals (IllegalArgumentException e) k < 0 && n == \old(n);
    //@ signals_only IllegalArgumentException;
    void set(int k) {
        if (k < 0)
            throw new IllegalArgumentException();
        n = k;
    }

    // VIOLATED
    //@ assignable n;
    //@ signals (IllegalArgumentException e) k < 0 && n == \old(n);
    //@ signals_only IllegalArgumentException;
    void late(int k) {
        n = k;
        if (k < 0)
            throw new IllegalArgumentException();
    }

    // HOLDS
    //@ ensures k >= 0;
    //@ signals (RuntimeException e) k < 0;
    static void guard(int k) {
        if (k < 0)
            throw new IllegalStateException();
    }

    // VIOLATED
    //@ ensures k > 0;
    //@ signals (RuntimeException e) k < 0;
    static void loose(int k) {
        if (k < 0)
            throw new IllegalStateException();
    }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
