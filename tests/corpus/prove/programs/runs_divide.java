// ARGS --way runs --ints math
// The division that everyone knows: dividend, divisor, quotient and rest.
class Divide {
    //@ requires 0 <= x && x <= 10000 && 1 <= y;
    //@ ensures 0 <= \result && x - \result * y < y;
    static int divide(int x, int y) {
        int q = 0, r = x;
        while (r >= y) {
            r -= y;
            q++;
        }
        return q;
    }
}
// OUTPUT PROVED Divide.divide(int, int)
// OUTPUT invariants found by runs, kept where inductive: 60 inputs
// OUTPUT //@ loop_invariant x == r + (y * q);
