class PureRecursive {
    // HOLDS
    //@ requires 0 <= n && n <= 5; ensures \result == (n == 0 ? 0 : n + sum(n - 1)); measured_by n;
    /*@ pure @*/ static int sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }

    // HOLDS
    //@ requires 0 <= n && n <= 5; ensures \result == (n == 0 ? 0 : n + same(n - 1)); measured_by n;
    /*@ pure @*/ static int same(int n) { return n == 0 ? 0 : n + same(n - 1); }

    // VIOLATED
    //@ requires 0 <= n && n <= 5; ensures \result == (n == 0 ? 0 : n + other(n - 1)); measured_by n;
    /*@ pure @*/ static int other(int n) { return n == 0 ? 0 : n + other(n - 1) + 1; }

    // HOLDS
    //@ requires 1 <= n && n <= 5; ensures sum(n) == n + sum(n - 1);
    static void step(int n) { }

    // VIOLATED
    //@ requires 1 <= n && n <= 5; ensures sum(n) == n + n * sum(n - 1);
    static void wrongStep(int n) { }

    // HOLDS
    //@ requires 0 <= n && n <= 4; ensures \result == sum(n + 1);
    static int next(int n) { return sum(n) + n + 1; }

    // VIOLATED
    //@ requires 0 <= n && n <= 4; ensures \result == sum(n + 1);
    static int wrongNext(int n) { return sum(n) + n; }
}
// UNDECIDED quantified: a recursive call of
// UNDECIDED quantified: this call in a specification
// DECIDED cadical 7, z3 6, quantified 0, prove 6, inline 7, paths 7
