class ForAll {
    // HOLDS
    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] > 0);
    //@ requires 0 <= k && k < a.length;
    //@ ensures \result > 0;
    static int at(int[] a, int k) { return a[k]; }

    // VIOLATED
    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] >= 0);
    //@ requires 0 <= k && k < a.length;
    //@ ensures \result > 0;
    static int zero(int[] a, int k) { return a[k]; }

    // HOLDS
    //@ requires 0 <= k && k < a.length && (\forall int i; 0 <= i && i < a.length; a[i] == 1);
    //@ ensures (\forall int i; 0 <= i && i < a.length && i != k; a[i] == 1);
    static void set(int[] a, int k) { a[k] = 2; }

    // VIOLATED
    //@ requires 0 <= k && k < a.length && (\forall int i; 0 <= i && i < a.length; a[i] == 1);
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == 1);
    static void all(int[] a, int k) { a[k] = 2; }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
