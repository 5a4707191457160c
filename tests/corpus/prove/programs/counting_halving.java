class Counting {
    //@ requires n > 0;
    //@ ensures \result >= 1 && \result <= n;
    static int halving(int n) {
        int k = n;
        while (k > 1)
            k = k / 2;
        return k;
    }
}
// OUTPUT PROVED Counting.halving(int)
