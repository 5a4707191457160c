// The same method, executed.
// ARGS --array-length 6 --calls inline
class ByContract {
    //@ requires 0 <= n && n <= 100;
    //@ ensures 1 <= \result && \result <= 3;
    static int some(int n) {
        int k = 0;
        while (k < n) // OUTPUT by_inline.java:8 while run > some (line 14) 0 100 exact
            k++;
        return 2;
    }

    static void run(int n) {
        int most = some(n);
        for (int i = 0; i < most; i++) // OUTPUT by_inline.java:15 for run 2 2 exact
            n++;
    }
}
