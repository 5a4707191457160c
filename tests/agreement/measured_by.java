class MeasuredBy {
    // HOLDS
    //@ requires 0 <= n && n <= 3;
    //@ measured_by n;
    //@ ensures \result == n;
    static int count(int n) { return n == 0 ? 0 : 1 + count(n - 1); }

    // VIOLATED by contract
    //@ requires 0 <= n && n <= 3;
    //@ measured_by n;
    //@ ensures true;
    static int same(int n) { return n == 0 ? 0 : n == 3 ? same(n) : same(n - 1); }

    // VIOLATED by contract
    //@ requires 0 <= n && n <= 3;
    //@ measured_by 3 - n;
    //@ ensures true;
    static int wrong(int n) { return n == 0 ? 0 : 1 + wrong(n - 1); }
}
// DECIDED cadical 3, z3 2, quantified 2, prove 1, inline 2, paths 2
