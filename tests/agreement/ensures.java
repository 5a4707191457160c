class Ensures {
    // HOLDS
    //@ ensures \result >= x && \result >= y;
    //@ ensures \result == x || \result == y;
    static int max(int x, int y) { return x > y ? x : y; }

    // VIOLATED
    //@ ensures \result > x || \result > y;
    static int strict(int x, int y) { return x > y ? x : y; }

    // VIOLATED
    //@ ensures \result >= x ==> \result >= y;
    static int first(int x, int y) { return x; }

    // HOLDS
    //@ ensures x > y <==> \result;
    static boolean more(int x, int y) { return y < x; }

    // VIOLATED
    //@ ensures x > y <=!=> \result;
    static boolean less(int x, int y) { return y < x; }
}
// DECIDED cadical 5, z3 4, quantified 4, prove 4, inline 5, paths 5
