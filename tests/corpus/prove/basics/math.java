// With mathematical ints nothing overflows, and the verdict says so.
// ARGS --ints math
class Math {
    //@ ensures \result > x;
    static int increment(int x) {
        return x + 1;
    }

    //@ requires n >= 0;
    //@ ensures \result == 2 * n;
    static int twice(int n) {
        int r = 0;
        for (int i = 0; i < n; i++)
            r += 2;
        return r;
    }

    //@ ensures \result > x; // EXPECT violated: postcondition in 'Math.same(int)'
    static int same(int x) {
        return x;
    }
}
// OUTPUT PROVED Math.increment(int)
// OUTPUT for every input, with mathematical int
// OUTPUT PROVED Math.twice(int)
