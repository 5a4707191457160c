// Invariants hold when a method is called, and when it has returned.
class Invariants {
    int low, high;
    //@ invariant low <= high;

    //@ assignable low, high;
    //@ ensures low >= \old(low);
    void grow() {
        if (high < 1000)
            high++;
    }

    //@ requires high < 100;
    //@ ensures low <= high;
    void keeps() {
        grow();
    }

    //@ ensures true;
    void calledTooEarly(int v) {
        low = v;
        grow(); // EXPECT violated: precondition of 'grow': this invariant
        high = low;
    }

    //@ assignable high;
    //@ ensures high == low;
    private /*@ helper @*/ void raise() {
        high = low;
    }

    //@ ensures low == v && high >= low;
    void throughHelper(int v) {
        low = v;
        if (high < low)
            raise();
    }

    // It cannot get at this object, and does not care.
    //@ ensures \result >= a && \result >= b;
    static /*@ pure @*/ int max(int a, int b) {
        return a > b ? a : b;
    }

    //@ ensures low == v && high >= \old(high);
    void meanwhile(int v) {
        low = v;
        high = max(high, v);
    }

    //@ ensures high == \old(high); // EXPECT violated: postcondition
    void needsMore() {
        grow();
    }
}
