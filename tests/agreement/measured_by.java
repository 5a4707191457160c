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

    // HOLDS
    //@ requires 0 <= n && n <= 3;
    //@ measured_by n;
    //@ ensures \result <==> n % 2 == 0;
    static boolean even(int n) { return n == 0 ? true : odd(n - 1); }

    // HOLDS
    //@ requires 0 <= n && n <= 3;
    //@ measured_by n;
    //@ ensures \result <==> n % 2 == 1;
    static boolean odd(int n) { return n == 0 ? false : even(n - 1); }

    // VIOLATED by contract
    //@ requires 0 <= n && n <= 3;
    //@ measured_by n;
    //@ ensures true;
    static boolean forth(int n) { return n == 0 ? true : back(n); }

    // VIOLATED by contract
    //@ requires 0 <= n && n <= 3;
    //@ measured_by n;
    //@ ensures true;
    static boolean back(int n) { return n == 0 ? false : forth(n); }
}
// DECIDED cadical 7, z3 6, quantified 6, prove 6, inline 7, paths 7
