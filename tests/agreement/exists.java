class Exists {
    // HOLDS
    //@ requires 0 <= k && k < a.length;
    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == 5);
    static void set(int[] a, int k) { a[k] = 5; }

    // VIOLATED
    //@ requires 0 <= k && k < a.length;
    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == 6);
    static void wrong(int[] a, int k) { a[k] = 5; }

    // VIOLATED
    //@ requires 0 <= k && k < a.length;
    //@ ensures (\exists int i; 0 <= i && i < a.length && i != k; a[i] == 5);
    static void other(int[] a, int k) { a[k] = 5; }

    // HOLDS
    //@ requires (\exists int i; 0 <= i && i < a.length; a[i] == 5);
    //@ ensures a.length > 0;
    static void some(int[] a) { }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 2, inline 4, paths 4
