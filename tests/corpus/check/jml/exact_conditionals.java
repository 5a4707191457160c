// One part of a conditional is as exact as the other: where either may be no int, the whole is not cut to one.
// ARGS --spec-math bigint
class Parts {
    //@ ensures \result == (x == 0 ? 1 : x + 1);
    static long alternative(int x) {
        return x + 1L;
    }

    //@ ensures \result == (x != 0 ? x + 1 : 1);
    static long consequent(int x) {
        return x + 1L;
    }

    //@ ensures \result == (x == 0 ? 1 : x + 1); // EXPECT violated: postcondition in 'Parts.cut(int)'
    static long cut(int x) {
        return x + 1;
    }
}
