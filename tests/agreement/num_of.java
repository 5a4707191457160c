class NumOf {
    // HOLDS
    //@ requires a.length == 2;
    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == 0);
    static int zeros(int[] a) { return (a[0] == 0 ? 1 : 0) + (a[1] == 0 ? 1 : 0); }

    // VIOLATED
    //@ requires a.length == 2;
    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] >= 0);
    static int wrong(int[] a) { return (a[0] == 0 ? 1 : 0) + (a[1] == 0 ? 1 : 0); }

    // HOLDS
    //@ ensures \result == (\num_of int i; 0 <= i && i < 5; i % 2 == 0);
    static int even() { return 3; }

    // VIOLATED
    //@ ensures \result == (\num_of int i; 0 <= i && i < 5; i % 2 == 1);
    static int odd() { return 3; }
}
// DECIDED cadical 4, z3 3, quantified 1, prove 2, inline 4, paths 4
