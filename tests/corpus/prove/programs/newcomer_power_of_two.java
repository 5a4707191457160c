// The least power of two that is not less than n.
class Power {
    //@ requires 1 <= n && n <= 1000000;
    //@ ensures n <= \result && \result < 2 * n;
    static int atLeast(int n) {
        int p = 1;
        while (p < n)
            p = 2 * p;
        return p;
    }
}
// OUTPUT PROVED Power.atLeast(int)
