// ARGS --objects 2 --objects Chain=3
class Chain {
    /*@ nullable @*/ Chain next;

    // Three objects are enough to break this, two are not.
    //@ requires next != null;
    // EXPECT-NEXT violated: postcondition
    //@ ensures next.next == null || next.next == this || next.next == next;
    void look() {
    }
}
// OUTPUT looking at every pre-state with at most 2 objects of each class (3 of 'Chain'), 32-bit int
