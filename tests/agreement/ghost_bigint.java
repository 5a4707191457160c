class GhostBigint {
    //@ ghost \bigint total;
    //@ invariant total >= 0;
    int n;

    // HOLDS
    //@ requires by >= 0;
    //@ assignable total;
    //@ ensures total == \old(total) + by;
    void add(int by) {
        //@ set total = total + by;
    }

    // VIOLATED
    //@ ensures total == \old(total) + by;
    void negative(int by) {
        //@ set total = total + by;
    }

    // HOLDS
    //@ requires x >= 0;
    //@ ensures total == \old(total) + x + (\bigint) x;
    void twice(int x) {
        add(x);
        add(x);
    }

    // VIOLATED
    //@ requires x >= 0;
    //@ ensures total == \old(total) + (x + x);
    void overflow(int x) {
        add(x);
        add(x);
    }

    // HOLDS
    //@ ensures \result == 4;
    int local() {
        //@ ghost \bigint k = 1;
        n = 4;
        //@ set k *= n;
        //@ assert k == 4;
        return n;
    }

    // VIOLATED
    //@ ensures true;
    void localWrong(int x) {
        //@ ghost \bigint k = x;
        //@ set k++;
        //@ assert k <= Integer.MAX_VALUE;
    }

    // HOLDS
    //@ requires 0 <= m && m <= 2;
    //@ ensures \result == 3 * m;
    static int loop(int m) {
        int s = 0;
        //@ ghost \bigint t = 0;
        //@ loop_invariant 0 <= i && i <= m && t == (\bigint) i * 3 && s == t;
        //@ decreases m - i;
        for (int i = 0; i < m; i++) {
            s += 3;
            //@ set t = t + 3;
        }
        return s;
    }

    // VIOLATED
    //@ requires 0 <= m && m <= 2;
    static int loopWrong(int m) {
        int s = 0;
        //@ ghost \bigint t = 0;
        //@ loop_invariant 0 <= i && i <= m && s == t;
        //@ decreases m - i;
        for (int i = 0; i < m; i++) {
            s += 3;
            //@ set t = t + 2;
        }
        return s;
    }
}
// UNDECIDED quantified: \bigint arithmetic
// DECIDED cadical 8, z3 6, quantified 0, prove 7, inline 8, paths 8
