// ARGS --way runs --ints math
// A product as an equality between products, which linear algebra finds.
class Multiply {
    //@ requires 0 <= x && x <= 1000 && 1 <= y && y <= 1000;
    //@ ensures \result == x * y;
    static int multiply(int x, int y) {
        int p = 0, i = x;
        while (i > 0) {
            p += y;
            i--;
        }
        return p;
    }
}
// OUTPUT PROVED Multiply.multiply(int, int)
// OUTPUT invariants found by runs, kept where inductive: 60 inputs
// OUTPUT //@ loop_invariant x * y == p + (y * i);
