// The object under construction is one of those that the class may have: beside it there is one other.
// ARGS --objects 2
class Twin {
    /*@ nullable @*/ Twin other;

    //@ requires twin == null || twin.other == null || twin.other == twin;
    //@ ensures other == twin;
    Twin(/*@ nullable @*/ Twin twin) {
        other = twin;
    }

    // No third: two others, one behind the other, are more than there may be.
    //@ requires twin.other != null && twin.other != twin; // EXPECT vacuous: this clause
    Twin(Twin twin, int number) { // EXPECT vacuous: no input in the scope
        other = twin;
    }
}
// OUTPUT HOLDS Twin.Twin(Twin)
