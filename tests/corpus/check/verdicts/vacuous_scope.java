// ARGS --array-length 2
// The precondition can be met, but not in this scope.
class VacuousScope {
    //@ requires a.length == 3; // EXPECT vacuous: this clause takes part in the contradiction
    //@ ensures \result == a[2];
    static int third(int[] a) { // EXPECT vacuous: no input in the scope
        return a[2];
    }
}
