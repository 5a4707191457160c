// Six times the counter.
class Threes {
    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result % 3 == 0;
    static int threes(int n) {
        int s = 0;
        for (int i = 0; i < n; i++)
            s += 6;
        return s / 2;
    }
}
// OUTPUT PROVED Threes.threes(int)
// OUTPUT invariants found by runs, kept where inductive: 60 inputs
// OUTPUT //@ loop_invariant s == 6 * i;
