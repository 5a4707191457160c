class SignalsOnly {
    // HOLDS
    //@ signals_only IllegalStateException, IllegalArgumentException;
    static void both(int k) {
        if (k == 0)
            throw new IllegalStateException();
        if (k == 1)
            throw new IllegalArgumentException();
    }

    // VIOLATED
    //@ signals_only IllegalStateException;
    static void other(int k) {
        if (k == 0)
            throw new IllegalStateException();
        if (k == 1)
            throw new IllegalArgumentException();
    }

    // HOLDS
    //@ requires k != 0;
    //@ signals_only \nothing;
    static int nothing(int k) { return 7 / k; }

    // VIOLATED
    //@ signals_only \nothing;
    static int division(int k) { return 7 / k; }

    // HOLDS
    //@ signals_only ArithmeticException;
    static int allowed(int k) { return 7 / k; }
}
// DECIDED cadical 5, z3 4, quantified 4, prove 4, inline 5, paths 5
