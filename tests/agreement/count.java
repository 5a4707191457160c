class Count {
    // HOLDS
    //@ ensures \result == (\forall int i; 0 <= i < a.length; a[i] > 0);
    static boolean all(int[] a) {
        //@ maintaining 0 <= \count <= a.length;
        //@ maintaining (\forall int k; 0 <= k < \count; a[k] > 0);
        //@ decreases a.length - \count;
        for (int v : a) {
            if (v <= 0)
                return false;
        }
        return true;
    }

    // VIOLATED
    //@ ensures true;
    static int beyond(int[] a) {
        int n = 0;
        //@ loop_invariant n == \count && \count < a.length;
        for (int v : a)
            n++;
        return n;
    }

    // VIOLATED
    //@ ensures true;
    static int grows(int[] a) {
        int n = 0;
        //@ loop_invariant n == \index;
        //@ decreases \count;
        for (int v : a)
            n++;
        return n;
    }
}
// DECIDED cadical 3, z3 2, quantified 1, prove 2, inline 3, paths 3
