class AssignableElement {
    // HOLDS
    //@ requires a.length > 2;
    //@ assignable a[1];
    static void one(int[] a) { a[1] = 5; }

    // VIOLATED
    //@ requires a.length > 2;
    //@ assignable a[1];
    static void two(int[] a) { a[2] = 5; }

    // HOLDS
    //@ requires 0 <= i && i < a.length;
    //@ assignable a[i];
    //@ ensures a[i] == 5;
    //@ ensures (\forall int k; 0 <= k && k < a.length && k != i; a[k] == \old(a[k]));
    static void index(int[] a, int i) { a[i] = 5; }

    // VIOLATED
    //@ requires 0 <= i && i < a.length && b.length == a.length;
    //@ assignable a[i];
    static void alias(int[] a, int[] b, int i) { b[i] = 5; }

    // HOLDS
    //@ requires a.length > 2;
    //@ assignable a[*];
    static void all(int[] a) { a[0] = 1; a[2] = 2; }
}
// DECIDED cadical 5, z3 4, quantified 4, prove 4, inline 5, paths 5
