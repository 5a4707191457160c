class Counting {
    //@ requires n >= 0 && n < 1000;
    //@ ensures \result == 2 * n;
    static int twice(int n) {
        int r = 0;
        for (int i = 0; i < n; i++)
            r += 2;
        return r;
    }
}
// OUTPUT PROVED Counting.twice(int)
