class StaticInvariant {
    static int count = 1;
    //@ static invariant count > 0;

    // HOLDS
    //@ ensures \result > 0;
    static int read() { return count; }

    // HOLDS
    //@ requires n > 1;
    //@ assignable count;
    //@ ensures count == n - 1;
    static void set(int n) { count = n - 1; }

    // VIOLATED
    //@ requires n > 0;
    //@ assignable count;
    //@ ensures count == n - 1;
    static void reset(int n) { count = n - 1; }
}
// DECIDED cadical 3, z3 2, quantified 2, prove 2, inline 3, paths 3
