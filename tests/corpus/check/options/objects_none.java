// ARGS --objects 0
class Alone {
    int x;

    //@ ensures \result == x;
    // EXPECT-NEXT vacuous: no input in the scope meets the precondition and invariants
    int get() {
        return x;
    }

    //@ ensures other == null;
    static void none(/*@ nullable @*/ Alone other) {
    }
}
// OUTPUT VACUOUS Alone.get()
// OUTPUT HOLDS Alone.none(Alone)
