// With a bound of 0 there are none: what needs one is vacuous, everything else is looked at.
// ARGS --objects 0
class NoObjects {
    //@ ensures \result == 0;
    static int none(/*@ nullable @*/ NoObjects a) {
        return a == null ? 0 : 1;
    }

    //@ requires a != null;
    //@ ensures \result == 0;
    static int some(NoObjects a) { // EXPECT vacuous: no input in the scope meets the precondition and invariants
        return 1;
    }
}
// OUTPUT for every pre-state with at most 0 objects of each class, 32-bit int
// EXIT 3
