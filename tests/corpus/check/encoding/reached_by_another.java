// An object of the pre-state that only another object refers to.
// ARGS --encoding quantified
class Reached {
    /*@ nullable @*/ Reached next;
    int value;

    //@ requires next != null && next != this && next.next != null && next.next != this && next.next != next;
    //@ ensures \result >= 0; // EXPECT violated: postcondition in 'Reached.third()'
    int third() {
        return next.next.value;
    }
}
// OUTPUT 1 method: 1 violated
