class Definedness {
    // VIOLATED
    //@ ensures a[k] == a[k];
    static void outside(int[] a, int k) { }

    // HOLDS
    //@ ensures 0 <= k && k < a.length ==> a[k] == a[k];
    static void guarded(int[] a, int k) { }

    // VIOLATED
    //@ ensures 7 / k == 7 / k;
    static void division(int k) { }

    // HOLDS
    //@ ensures k == 0 || 7 % k < 8;
    static void divided(int k) { }

    // VIOLATED
    //@ ensures o.hashCode() == o.hashCode() || true;
    static void nothing(/*@ nullable @*/ Object o) { }
}
// DECIDED cadical 5, z3 4, quantified 3, prove 4, inline 5, paths 5
