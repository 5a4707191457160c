class Also {
    // HOLDS
    //@ requires x > 0;
    //@ ensures \result == 1;
    //@ also
    //@ requires x < 0;
    //@ ensures \result == -1;
    static int sign(int x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }

    // VIOLATED
    //@ requires x > 0;
    //@ ensures \result == 1;
    //@ also
    //@ requires x <= 0;
    //@ ensures \result == -1;
    static int zero(int x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }

    // HOLDS
    //@ requires x != 0;
    //@ ensures \result == x / x;
    static int uses(int x) { return sign(x) * sign(x); }

    // VIOLATED
    //@ requires x != 0;
    //@ ensures \result == 1;
    static int usesWrong(int x) { return sign(x); }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
