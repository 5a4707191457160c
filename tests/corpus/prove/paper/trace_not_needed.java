// ARGS --trace-search --all
// Templates have an answer before the search has its turn, or running small inputs has: that is said.
class TraceNotNeeded {
    //@ requires n >= 0;
    //@ ensures \result == n;
    static int up(int n) {
        int x = 0;
        while (x < n)
            x++;
        return x;
    }

    static void three(int n) {
        int x = 0;
        while (x < n)
            x++;
        assert x != 3; // EXPECT violated: assertion: AssertionError in 'TraceNotNeeded.three(int)'
    }

    // Nothing to search for.
    //@ ensures \result > 0;
    static int one() {
        return 1;
    }
}
// OUTPUT no candidates of the search: the answer was found before it; '--way search' takes no other way
// OUTPUT no candidates of the search: the answer was found before it; '--way search' takes no other way
