// A clause that is not modelled hides no violation of another one, nor of what is left of itself.
class PartlyUnknown {
    int v;

    //@ duration 5; // EXPECT warning: 'duration' is not checked: Jury measures neither time nor memory
    //@ ensures \result == v + 1; // EXPECT violated: postcondition
    int otherClause() {
        return v;
    }

    //@ ensures \result == v;
    //@ ensures \duration(v) > 0; // EXPECT unknown: \duration
    int holdsOtherwise() {
        return v;
    }

    //@ ensures \result == v + 1 && \duration(v) > 0; // EXPECT violated: postcondition
    int sameClause() {
        return v;
    }

    //@ ensures true;
    static void inBody(int x) {
        //@ assert Math.fma(x, 1.0, 0) == x; // EXPECT unknown: a call of 'fma', which has no body
        //@ assert x != 3; // EXPECT violated: assertion
    }

    //@ requires Math.fma(x, 1.0, 0) > 2; // EXPECT unknown: a call of 'fma', which has no body
    //@ ensures \result != 1;
    static int precondition(int x) {
        return x;
    }

    //@ requires x > 0 && x < 0; // EXPECT vacuous: this clause takes part in the contradiction
    //@ duration x; // EXPECT warning: 'duration' is not checked: Jury measures neither time nor memory
    //@ ensures Math.fma(x, 1.0, 0) > 2;
    static int vacuous(int x) { // EXPECT vacuous: no input in the scope meets the precondition and invariants
        return x;
    }

    /*@ pure @*/ static int deep(int x) {
        return x <= 0 ? 0 : 1 + deep(x - 1); // EXPECT unknown: recursion of 'deep', which is deeper than 13 calls, too deep in a specification
    }

    //@ ensures deep(x) == \result;
    static int compare(int x) {
        return x <= 0 ? 0 : x;
    }
}
// OUTPUT VIOLATED PartlyUnknown.otherClause()
// OUTPUT UNKNOWN PartlyUnknown.holdsOtherwise()
// OUTPUT VIOLATED PartlyUnknown.sameClause()
// OUTPUT VIOLATED PartlyUnknown.inBody(int)
// OUTPUT UNKNOWN PartlyUnknown.precondition(int)
// OUTPUT VACUOUS PartlyUnknown.vacuous(int)
// OUTPUT UNKNOWN PartlyUnknown.compare(int)
