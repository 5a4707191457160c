// ARGS --way runs --ints math
// The square root by adding up odd numbers: what is added is linear in the root, the sum is a square.
class Root {
    //@ requires 0 <= n && n <= 40000;
    //@ ensures \result * \result <= n && n < (\result + 1) * (\result + 1);
    static int root(int n) {
        int r = 0, s = 1, d = 3;
        while (s <= n) {
            s += d;
            d += 2;
            r++;
        }
        return r;
    }
}
// OUTPUT PROVED Root.root(int)
// OUTPUT invariants found by runs, kept where inductive: 60 inputs
// OUTPUT //@ loop_invariant s == 2 * r + (r * r) + 1;
