class Vacuous {
    //@ requires x > 3 && x < 2;
    //@ ensures \result == 5;
    static int never(int x) { // EXPECT vacuous: no input meets the precondition and invariants
        return 4;
    }
}
// EXIT 3
// OUTPUT VACUOUS Vacuous.never(int)
