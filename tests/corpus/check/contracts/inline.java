// ARGS --calls inline
class Inline {
    //@ ensures \result >= v;
    static /*@ pure @*/ int up(int v) {
        return v < 100 ? v + 1 : v;
    }

    //@ requires 0 <= v && v < 10;
    //@ ensures \result == v + 1;
    static int keeps(int v) {
        return up(v);
    }

    //@ ensures \result == v + 1; // EXPECT violated: postcondition
    static int breaks(int v) {
        return up(v);
    }
}
// OUTPUT-NOT by contract
