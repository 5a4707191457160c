// Invariants that the user wrote: base, step and use are shown.
class Written {
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == 0);
    static void fill(int[] a) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == 0);
        //@ decreases a.length - i;
        while (i < a.length) {
            a[i] = 0;
            i++;
        }
    }

    //@ ensures \result > x;
    //@ requires x < 1000;
    static int increment(int x) {
        return x + 1;
    }

    //@ ensures \result > 5;
    static int by_contract(int y) {
        if (y > 5 && y < 100)
            return increment(y);
        return 6;
    }
}
// OUTPUT PROVED Written.fill(int[])
// OUTPUT PROVED Written.increment(int)
// OUTPUT PROVED Written.by_contract(int)
