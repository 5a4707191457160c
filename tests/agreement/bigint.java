class Bigint {
    // HOLDS
    //@ requires (\bigint) x + y <= 100 && x >= 0 && y >= 0;
    //@ ensures \result == (\bigint) x + y;
    static int add(int x, int y) { return x + y; }

    // VIOLATED
    //@ requires x >= 0 && y >= 0;
    //@ ensures \result == (\bigint) x + y;
    static int overflow(int x, int y) { return x + y; }

    // HOLDS
    //@ ensures (\bigint) \result == (\bigint) x + y;
    static long wide(int x, int y) { return (long) x + y; }

    // VIOLATED
    //@ ensures (\bigint) \result < (\bigint) x + 1;
    static long wider(int x) { return x + 1L; }
}
// UNDECIDED quantified: \bigint arithmetic
// DECIDED cadical 4, z3 2, quantified 0, prove 3, inline 4, paths 4
