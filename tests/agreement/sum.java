class Sum {
    // HOLDS
    //@ requires a.length == 2;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    static int two(int[] a) { return a[0] + a[1]; }

    // VIOLATED
    //@ requires a.length == 2;
    //@ ensures \result == (\sum int i; 0 <= i && i <= 0; a[i]);
    static int more(int[] a) { return a[0] + a[1]; }

    // HOLDS
    //@ ensures \result == (\sum int i; 0 <= i && i < 3; i);
    static int three() { return 3; }

    // VIOLATED
    //@ ensures \result == (\sum int i; 0 <= i && i < 4; i);
    static int four() { return 3; }
}
// DECIDED cadical 4, z3 3, quantified 2, prove 2, inline 4, paths 4
