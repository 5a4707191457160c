// \count where the loop is cut by its invariant.
class CountCut {
    //@ requires n >= 0; ensures \result == n;
    static int right(int n) {
        int k = 0;
        //@ maintaining k == \count && k <= n;
        //@ decreases n - \count;
        while (k < n)
            k++;
        return k;
    }

    //@ requires 0 <= n && n < 3; ensures \result == 0;
    static int wrong(int n) {
        int k = 0;
        //@ maintaining k == \count && k <= n;
        //@ maintaining \count == 0; // EXPECT violated: loop invariant in 'CountCut.wrong(int)'
        //@ decreases n - k;
        while (k < n)
            k++;
        return k;
    }

    // Nobody says how often it runs.
    //@ ensures true; diverges true;
    static void open(long n) {
        long k = 0;
        //@ maintaining \count >= 0;
        while (k < n) // EXPECT unknown: \count of more iterations than there are ints (not modelled) in 'CountCut.open(long)'
            k++;
    }
}
// ARGS --loops invariant
// OUTPUT HOLDS CountCut.right(int)
// EXIT 1
