// A method called that has a contract is replaced by it, as in jury check: what the body does is not looked at,
// and its loops are not listed.
// ARGS --array-length 6
class ByContract {
    //@ requires 0 <= n && n <= 100;
    //@ ensures 1 <= \result && \result <= 3;
    static int some(int n) {
        int k = 0;
        while (k < n)
            k++;
        return 2;
    }

    static void run(int n) {
        int most = some(n);
        for (int i = 0; i < most; i++) // OUTPUT by_contract.java:16 for run 1 3 exact
            n++;
    }

    //@ ensures \result < 0 && \result > 0;
    static int nothing() {
        return 0;
    }

    static void behind() {
        int n = nothing(); // EXPECT unknown: no state in the scope satisfies the contract of 'ByContract.nothing()' after this call in 'ByContract.behind()'
        while (n > 0)
            n--;
    }
}
// OUTPUT-NOT run > some
// EXIT 3
