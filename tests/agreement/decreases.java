class Decreases {
    // HOLDS
    //@ requires 0 <= n && n <= 3;
    //@ ensures \result == n;
    static int count(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ decreases n - i;
        while (i < n)
            i++;
        return i;
    }

    // VIOLATED
    //@ requires 0 <= n && n <= 3;
    //@ ensures true;
    static int wrong(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ decreases i;
        while (i < n)
            i++;
        return i;
    }

    // VIOLATED
    //@ requires 0 <= n && n <= 3;
    //@ ensures true;
    static int negative(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ decreases -1 - i;
        while (i < n)
            i++;
        return i;
    }
}
// DECIDED cadical 3, z3 2, quantified 2, prove 2, inline 3, paths 3
