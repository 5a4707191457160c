class Result {
    Result next;
    int[] a;

    // HOLDS
    //@ ensures \result == next;
    Result get() { return next; }

    // VIOLATED
    //@ ensures \result != this;
    Result other() { return next; }

    // HOLDS
    //@ requires a.length > 0;
    //@ ensures \result.length == a.length && \result[0] == a[0];
    int[] array() { return a; }

    // VIOLATED
    //@ ensures \result.length > 0;
    int[] empty() { return a; }

    // HOLDS
    //@ ensures \result == (c >= 'a' && c <= 'z');
    static boolean lower(char c) { return 'a' <= c && c <= 'z'; }

    // VIOLATED
    //@ ensures \result == c + 1;
    static char next(char c) { return (char) (c + 1); }

    // HOLDS
    //@ ensures \result == x * 2L;
    static long twice(int x) { return 2L * x; }

    // VIOLATED
    //@ ensures \result == 2L * x;
    static long narrow(int x) { return 2 * x; }
}
// DECIDED cadical 8, z3 7, quantified 7, prove 7, inline 8, paths 8
