class Operators {
    // ==> associates to the right, <==> binds weakest.
    //@ ensures a ==> b ==> \result;
    //@ ensures \result <== a && b;
    //@ ensures \result <==> (a ==> b ==> a && b) && (a || b);
    static boolean chain(boolean a, boolean b) {
        return a || b;
    }

    //@ ensures (a ==> b) ==> \result; // EXPECT violated: postcondition in 'Operators.left(boolean, boolean)'
    static boolean left(boolean a, boolean b) {
        return a || b;
    }

    //@ ensures \result <=!=> (a <==> b);
    static boolean differ(boolean a, boolean b) {
        return a != b;
    }

    //@ ensures \result <=!=> (a <==> b); // EXPECT violated: postcondition in 'Operators.same(boolean, boolean)'
    static boolean same(boolean a, boolean b) {
        return a == b;
    }

    // The left side guards the right.
    //@ ensures a != null ==> \result == a.length;
    //@ ensures a == null || a.length == 0 || a[0] == a[0];
    //@ ensures a == null ? \result == -1 : \result >= 0;
    static int guarded(int /*@ nullable @*/ [] a) {
        return a == null ? -1 : a.length;
    }

    // A clause without a value does not hold.
    //@ ensures a.length >= 0; // EXPECT violated: postcondition in 'Operators.undefined(int[])'
    static void undefined(int /*@ nullable @*/ [] a) {
    }

    //@ ensures 10 / x != 11; // EXPECT violated: postcondition in 'Operators.division(int)'
    static void division(int x) {
    }

    //@ requires 0 <= lo <= hi < 10;
    //@ ensures lo <= \result <= hi;
    static int middle(int lo, int hi) {
        return (lo + hi) / 2;
    }

    //@ requires 0 <= lo <= hi < 10;
    //@ ensures lo < \result <= hi; // EXPECT violated: postcondition in 'Operators.middleWrong(int, int)'
    static int middleWrong(int lo, int hi) {
        return (lo + hi) / 2;
    }
}
// OUTPUT HOLDS Operators.chain(boolean, boolean)
// OUTPUT HOLDS Operators.differ(boolean, boolean)
// OUTPUT HOLDS Operators.guarded(int[])
// OUTPUT HOLDS Operators.middle(int, int)
