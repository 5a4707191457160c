class Vacuous {
    //@ requires x > 5; // EXPECT vacuous: this clause takes part in the contradiction
    //@ requires x < 5; // EXPECT vacuous: this clause takes part in the contradiction
    //@ ensures false;
    static int impossible(int x) { // EXPECT vacuous: no input in the scope meets the precondition and invariants
        return x;
    }
}
// OUTPUT VACUOUS Vacuous.impossible(int)
// OUTPUT 1 method: 1 vacuous
