class DecreasesPairs {
    // HOLDS
    //@ requires 0 <= a && a <= 1 && 0 <= b && b <= 1;
    //@ ensures true;
    static void pair(int a, int b) {
        //@ loop_invariant 0 <= a && a <= 1 && 0 <= b && b <= 1;
        //@ decreases a, b;
        while (a > 0 || b > 0)
            if (b > 0) {
                b--;
            } else {
                a--;
                b = 1;
            }
    }

    // VIOLATED
    //@ requires 0 <= a && a <= 1 && 0 <= b && b <= 1;
    //@ ensures true;
    static void swapped(int a, int b) {
        //@ loop_invariant 0 <= a && a <= 1 && 0 <= b && b <= 1;
        //@ decreases b, a;
        while (a > 0 || b > 0)
            if (b > 0) {
                b--;
            } else {
                a--;
                b = 1;
            }
    }
}
// DECIDED cadical 2, z3 1, quantified 1, prove 1, inline 2, paths 2
