// A body that has no value for some number of an open range: the clause is not kept, though another number is a witness.
class ExistsUndefined {
    //@ requires a.length == 2;
    // EXPECT-NEXT violated: postcondition
    //@ ensures (\exists int i; 0 <= i; a[i] == 5);
    static void open(int[] a) { a[1] = 5; }

    //@ requires a.length == 2;
    // EXPECT-NEXT violated: postcondition
    //@ ensures (\exists int i; 0 <= i && i <= a.length; a[i] == 5);
    static void closed(int[] a) { a[1] = 5; }

    //@ ensures (\exists int k; 0 <= k || k < 0; k == x);
    static void witness(int x) { }

    //@ requires a.length == 2;
    //@ ensures (\exists int k; 0 <= k; k < a.length && a[k] == 5);
    static void guarded(int[] a) { a[1] = 5; }
}
// OUTPUT HOLDS ExistsUndefined.witness(int)
// OUTPUT HOLDS ExistsUndefined.guarded(int[])
