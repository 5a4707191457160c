class Requires {
    // HOLDS
    //@ requires 0 < y && y < 100;
    //@ ensures \result > 1;
    static int above(int y) { return y + 1; }

    // VIOLATED
    //@ requires 0 <= y && y < 100;
    //@ ensures \result > 1;
    static int below(int y) { return y + 1; }

    // HOLDS
    //@ requires y > 0 && y < 99;
    //@ ensures \result > 1;
    static int calls(int y) { return above(y + 1); }

    // VIOLATED
    //@ requires y >= 0 && y < 100;
    //@ ensures true;
    static int breaks(int y) { return above(y); }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
