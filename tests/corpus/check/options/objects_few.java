// ARGS --objects 2
class Chain {
    /*@ nullable @*/ Chain next;

    //@ requires next != null;
    //@ ensures next.next == null || next.next == this || next.next == next;
    void look() {
    }
}
// OUTPUT HOLDS Chain.look()
// OUTPUT for every pre-state with at most 2 objects of each class, 32-bit int
