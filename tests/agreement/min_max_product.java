class MinMaxProduct {
    // HOLDS
    //@ requires a.length == 2;
    //@ ensures \result == (\max int i; 0 <= i && i < 2; a[i]);
    static int max(int[] a) { return a[0] > a[1] ? a[0] : a[1]; }

    // VIOLATED
    //@ requires a.length == 2;
    //@ ensures \result == (\min int i; 0 <= i && i < 2; a[i]);
    static int min(int[] a) { return a[0] > a[1] ? a[0] : a[1]; }

    // HOLDS
    //@ ensures \result == (\product int i; 1 <= i && i < 5; i);
    static int product() { return 24; }

    // VIOLATED
    //@ ensures \result == (\product int i; 1 <= i && i <= 5; i);
    static int wrong() { return 24; }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
