// An assumption that no number satisfies, though nothing in the method is matched with it: nothing is proved for no reason.
class VacuousQuantifier {
    //@ requires (\forall int i; 0 <= i && i < 4; i * i < 5);
    //@ ensures \result == x;
    // EXPECT-NEXT vacuous: no input meets the precondition and invariants
    static int never(int x) { return x; }

    //@ requires (\forall int i; 0 <= i && i < 3; i * i < 5);
    //@ ensures \result == x;
    static int always(int x) { return x; }
}
// OUTPUT VACUOUS VacuousQuantifier.never(int)
// OUTPUT PROVED VacuousQuantifier.always(int)
