
// ARGS --calls inline
class CutRecursion {
    //@ requires n >= 0;
    //@ ensures \result == n;
    static int count(int n) {
        return n == 0 ? 0 : 1 + count(n - 1); // EXPECT cut: recursion of 'count', which is deeper than 65 calls
    }
}
