// ARGS --method Choice.twice --method "other( int )"
class Choice {
    //@ ensures \result == 2 * x;
    static int twice(int x) {
        return x + x;
    }

    //@ ensures \result == 2 * x;
    static long twice(long x) {
        return x + x;
    }

    //@ ensures false;
    static int broken(int x) {
        return x;
    }

    // Without a specification, but named.
    static int other(int x) {
        return x;
    }

    static int other(long x) {
        return 1;
    }
}
// OUTPUT HOLDS Choice.twice(int)
// OUTPUT HOLDS Choice.twice(long)
// OUTPUT HOLDS Choice.other(int)
// OUTPUT 3 methods: 3 hold
