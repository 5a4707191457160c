class LoopInvariant {
    // HOLDS
    //@ requires 0 <= n && n <= 3;
    //@ ensures \result == 2 * n;
    static int twice(int n) {
        int r = 0;
        //@ loop_invariant 0 <= i && i <= n && r == 2 * i;
        for (int i = 0; i < n; i++)
            r += 2;
        return r;
    }

    // VIOLATED
    //@ requires 0 <= n && n <= 3;
    //@ ensures true;
    static int broken(int n) {
        int r = 0;
        //@ loop_invariant 0 <= i && i <= n && r == i;
        for (int i = 0; i < n; i++)
            r += 2;
        return r;
    }

    // VIOLATED
    //@ requires 0 <= n && n <= 3;
    //@ ensures true;
    static int early(int n) {
        int r = 1;
        //@ loop_invariant r == 2 * i;
        for (int i = 0; i < n; i++)
            r = 2 * i + 2;
        return r;
    }

    // HOLDS
    //@ requires a.length <= 3;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == 7);
    static void fill(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == 7);
        for (int i = 0; i < a.length; i++)
            a[i] = 7;
    }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
