// What is not evaluated is UNKNOWN at its place, and does no harm elsewhere.
class Unsupported {
    int v;

    //@ ensures \typeof(o) == \type(String); // EXPECT unknown: \typeof of an 'Object' of any class
    static void type(Object o) {
    }

    //@ ensures \only_assigned(v); // EXPECT unknown: \only_assigned
    void onlyAssigned() {
    }

    //@ ensures \result > x;
    static double floating(double x) {
        return x + 1; // EXPECT unknown: floating-point arithmetic
    }

    //@ accessible \nothing; // EXPECT unknown: the clause 'accessible'
    int accessible() {
        return v;
    }

    //@ callable \nothing; // EXPECT unknown: the clause 'callable'
    int callable() {
        return accessible();
    }

    //@ when v > 0; // EXPECT unknown: the clause 'when'
    int when() {
        return v;
    }

    //@ duration 5; // EXPECT unknown: the clause 'duration'
    void duration() {
    }

    //@ ensures \result == x;
    static int fine(int x) {
        return x;
    }
}
// OUTPUT HOLDS Unsupported.fine(int)
