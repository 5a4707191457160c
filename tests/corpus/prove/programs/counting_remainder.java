class Counting {
    //@ requires 0 <= x && 0 < y;
    //@ ensures 0 <= \result && \result < y;
    static int remainder(int x, int y) {
        int r = x;
        while (r >= y)
            r -= y;
        return r;
    }
}
// OUTPUT PROVED Counting.remainder(int, int)
