// \old before a loop, and clauses of loops in loops and in what they call.
class LoopStates {
    int x;

    // HOLDS
    //@ requires 0 <= n <= 3;
    //@ ensures true;
    void before(int n) {
        int i = 0;
        x = 5;
        //@ loop_invariant i >= \old(i, LoopInit) && x == \old(x, LoopInit) && x == 5;
        while (i < n) {
            i++;
            //@ assert \old(x, LoopInit) == 5;
        }
    }

    // VIOLATED
    //@ requires 0 <= n <= 3;
    //@ ensures true;
    void changed(int n) {
        int i = 0;
        //@ loop_invariant i == \old(i, LoopInit);
        while (i < n)
            i++;
    }

    // VIOLATED
    //@ requires 0 <= n <= 3;
    //@ ensures true;
    void notTheMethod(int n) {
        x = 5;
        //@ loop_invariant \old(x) == \old(x, LoopInit);
        for (int i = 0; i < n; i++) {
        }
    }

    // HOLDS
    //@ requires 0 <= n <= 2;
    //@ ensures true;
    void nested(int n) {
        //@ loop_invariant 0 <= i;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            //@ loop_invariant \old(j, LoopInit) == 0;
            //@ loop_assignable x;
            //@ decreases n - j;
            for (int j = 0; j < n; j++)
                x = j;
        }
    }

    // VIOLATED
    //@ requires 0 <= n <= 2;
    //@ ensures true;
    void inner(int n) {
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            //@ decreases i - j;
            for (int j = 0; j < n; j++)
                x = j;
        }
    }

    // VIOLATED
    //@ requires 0 <= n <= 2;
    //@ ensures true;
    void outer(int n) {
        //@ loop_assignable \nothing;
        for (int i = 0; i < n; i++) {
            //@ loop_assignable x;
            for (int j = 0; j < n; j++)
                x = j;
        }
    }

    void set() {
        for (int j = 0; j < 2; j++)
            x = j;
    }

    // VIOLATED
    //@ requires 0 <= n <= 2;
    //@ ensures true;
    void calls(int n) {
        //@ loop_assignable \nothing;
        for (int i = 0; i < n; i++)
            set();
    }

    // HOLDS
    //@ requires 0 <= n <= 2;
    //@ ensures true;
    void mayCall(int n) {
        //@ loop_assignable x;
        for (int i = 0; i < n; i++)
            set();
    }
}
// DECIDED cadical 8, z3 7, quantified 7, prove 7, inline 8, paths 8
