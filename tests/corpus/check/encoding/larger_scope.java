// Arrays of the scope asked for are too short for the precondition: checked where they are long enough.
// ARGS --encoding quantified --array-length 3
class LargerScope {
    //@ requires a.length == 6 && a[4] == 1;
    //@ ensures \result == 1;
    static int kept(int[] a) { return a[4]; }

    //@ requires a.length == 6;
    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 1;
    static int broken(int[] a) { return a[4]; }

    //@ requires a.length == 6 && a.length == 5;
    //@ ensures \result == 1;
    // EXPECT-NEXT vacuous: no input in the scope meets the precondition and invariants
    static int never(int[] a) { return a[4]; }
}
// OUTPUT HOLDS LargerScope.kept(int[])
// OUTPUT no input of the scope asked for meets the precondition and the invariants; checked with --array-length 6
// OUTPUT VIOLATED LargerScope.broken(int[])
// OUTPUT no input of the scope asked for meets the precondition and the invariants; checked with --array-length 6
// OUTPUT VACUOUS LargerScope.never(int[])
// EXIT 1
