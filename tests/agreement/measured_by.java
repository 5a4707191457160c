class MeasuredBy {
    // HOLDS
    //@ requires 0 <= n && n <= 3;
    //@ measured_by n;
    //@ ensures \result == n;
    static int count(int n) { return n == 0 ? 0 : 1 + count(n - 1); }

    // VIOLATED
    //@ requires 0 <= n && n <= 3;
    //@ measured_by n;
    //@ ensures true;
    static int same(int n) { return n == 0 ? 0 : n == 3 ? same(n) : same(n - 1); }

    // VIOLATED
    //@ requires 0 <= n && n <= 3;
    //@ measured_by 3 - n;
    //@ ensures true;
    static int wrong(int n) { return n == 0 ? 0 : 1 + wrong(n - 1); }
}
