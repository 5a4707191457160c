// A method with a contract is replaced by it: what it returns is known as far as the contract says.
class Results {
    //@ requires v >= 0;
    //@ ensures \result >= v;
    static /*@ pure @*/ int up(int v) {
        return v < 100 ? v + 1 : v;
    }

    //@ requires v >= 0;
    //@ ensures \result >= 0;
    static int keeps(int v) {
        return up(v);
    }

    //@ requires 0 <= v && v < 10;
    //@ ensures \result == v + 1; // EXPECT violated: postcondition
    static int needsMore(int v) {
        return up(v);
    }

    //@ requires 0 <= v && v < 10;
    //@ ensures \result == v; // EXPECT violated: postcondition
    static int breaks(int v) {
        return up(v);
    }

    //@ ensures \result >= 0;
    static int outside(int v) {
        return up(v); // EXPECT violated: precondition of 'up'
    }

    // Without a word about the end, the body is executed.
    //@ requires v >= 0;
    static int plain(int v) {
        return v < 100 ? v + 1 : v;
    }

    //@ requires 0 <= v && v < 10;
    //@ ensures \result == v + 1;
    static int usesPlain(int v) {
        return plain(v);
    }

    // `pure` alone is no contract.
    static /*@ pure @*/ int twice(int v) {
        return 2 * v;
    }

    //@ ensures \result == v + v;
    static int usesTwice(int v) {
        return twice(v);
    }
}
// OUTPUT for every input, 32-bit int; calls of 'up' by contract; all else followed to its end
// OUTPUT only with calls by contract; with the bodies of the methods called it is not violated
// OUTPUT tests/corpus/check/contracts/results.java:5:29: note: only because the contract of 'Results.up(int)' says less than the body does: with the body in place nothing breaks here within the scope; strengthen the contract
// OUTPUT 18   return up(v);                               up(...) returns 0 (by its contract)
// OUTPUT found with calls by contract, and with the bodies of the methods called, too
