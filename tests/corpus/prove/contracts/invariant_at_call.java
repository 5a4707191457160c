// A method that is no helper and not private counts on the invariants of its object, executed or not.
class InvariantAtCall {
    int low, high;
    //@ invariant 0 <= low && low <= high;

    int size() {
        return high - low;
    }

    private int inner() {
        return high - low;
    }

    /*@ helper @*/ int helps() {
        return high - low;
    }

    //@ requires true;
    void tooEarly() {
        low = high + 1;
        int n = size(); // EXPECT violated: precondition of 'size': this invariant in 'InvariantAtCall.tooEarly()'
        low = high;
    }

    //@ requires true;
    void inTime() {
        int n = size();
        low = high + 1;
        low = high;
        n = size();
    }

    //@ requires true;
    void callsPrivate() {
        low = high + 1;
        int n = inner();
        low = high;
    }

    //@ requires true;
    void callsHelper() {
        low = high + 1;
        int n = helps();
        low = high;
    }

    // Only where both are the same object.
    //@ requires o != this;
    void ofAnother(InvariantAtCall o) {
        o.low = o.high + 1;
        int n = size();
        o.low = o.high;
    }

    //@ requires true;
    void ofAny(InvariantAtCall o) {
        o.low = o.high + 1;
        int n = size(); // EXPECT violated: precondition of 'size': this invariant in 'InvariantAtCall.ofAny(InvariantAtCall)'
        o.low = o.high;
    }

    // The object is not ready yet.
    //@ requires n >= 0;
    InvariantAtCall(int n) {
        low = n;
        if (size() > 3) // EXPECT violated: precondition of 'size': this invariant in 'InvariantAtCall.InvariantAtCall(int)'
            low = 0;
        high = low;
    }
}
