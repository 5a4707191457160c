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
