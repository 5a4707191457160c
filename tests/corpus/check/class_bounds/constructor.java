// The object under construction is one of those that the class may have: beside it there is one other.
// ARGS --objects 2
class Twin {
    /*@ nullable @*/ Twin other;

    //@ requires twin == null || twin.other == null || twin.other == twin;
    //@ ensures other == twin;
    Twin(/*@ nullable @*/ Twin twin) {
        other = twin;
    }

    // No third: two others, one behind the other, are more than there may be, and a larger scope is looked at.
    //@ requires twin.other != null && twin.other != twin;
    Twin(Twin twin, int number) {
        other = twin;
    }
}
// OUTPUT HOLDS Twin.Twin(Twin)
// OUTPUT no input of the scope asked for meets the precondition and the invariants; checked with --objects 3
