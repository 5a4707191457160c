// What is not evaluated is UNKNOWN at its place, and does no harm elsewhere.
class Unsupported {
    int v;

    //@ ensures \typeof(o) == \type(String); // EXPECT unknown: \typeof of an 'Object' of any class
    static void type(Object o) {
    }

    //@ ensures \only_called(\nothing); // EXPECT unknown: \only_called
    void onlyCalled() {
    }

    //@ ensures \is_initialized(Unsupported); // EXPECT unknown: \is_initialized
    void initialized() {
    }

    //@ ensures \result > x;
    static double floating(double x) {
        return Math.fma(x, 1.0, 0); // EXPECT unknown: a call of 'fma', which has no body
    }

    //@ callable \nothing; // EXPECT unknown: the clause 'callable'
    int callable() {
        return fine(v);
    }

    //@ when v > 0; // EXPECT warning: 'when' is believed, not checked
    int when() {
        return v;
    }

    //@ duration 5; // EXPECT warning: 'duration' is not checked: Jury measures neither time nor memory
    void duration() {
    }

    //@ ghost \real real;
    //@ ensures Math.abs(real) >= 0 && Math.max(real, 1.5) >= 1.5; // EXPECT unknown: a \real number
    void real() {
    }

    //@ ensures \result == x;
    static int fine(int x) {
        return x;
    }
}
// OUTPUT HOLDS Unsupported.fine(int)
