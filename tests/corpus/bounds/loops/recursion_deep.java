// Recursion that does not count is followed for half of the time, unless told otherwise.
// ARGS --unroll 20
class Deep {
    static int sum(int n) {
        return n <= 0 || n == 1000 ? 0 : n + sum(n - 1); // EXPECT unknown: not followed to the end: recursion of 'sum', which is deeper than 21 calls in 'Deep.sum(int)'
    }
}
// OUTPUT recursion_deep.java:4 recursion of 'sum' sum <= 0 >= 20 not exact: not followed to the end: recursion of 'sum', which is deeper than 21 calls at line 5
// EXIT 3
