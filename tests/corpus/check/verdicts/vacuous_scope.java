// ARGS --array-length 2
// The precondition can be met, but not in this scope, nor in one that is a little larger.
class VacuousScope {
    //@ requires a.length == 30; // EXPECT vacuous: this clause takes part in the contradiction
    //@ ensures \result == a[2];
    static int third(int[] a) { // EXPECT vacuous: no input in the scope
        return a[2];
    }
}
