// `C.\inv` and `\invariant_for(C)`: the static invariants of the class.
class Limits {
    //@ static invariant most > 0;
    static int most = 1;

    //@ requires Limits.\inv;
    //@ ensures \result > 0;
    static /*@ helper @*/ int kept() {
        return most;
    }

    //@ ensures \result > 0; // EXPECT violated: postcondition in 'Limits.unknown()'
    static /*@ helper @*/ int unknown() {
        return most;
    }

    //@ assignable most;
    //@ ensures \invariant_for(Limits); // EXPECT violated: postcondition in 'Limits.broken(int)'
    static /*@ helper @*/ void broken(int x) {
        most = x;
    }
}
// OUTPUT HOLDS Limits.kept()
// EXIT 1
