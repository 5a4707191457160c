class ModelFields {
    int low, high;
    //@ model int width;
    //@ represents width = high - low;

    // HOLDS
    //@ requires width == 4;
    //@ assignable high;
    //@ ensures width == 5;
    void grow() { high++; }

    // VIOLATED
    //@ requires width == 4;
    //@ ensures width == 5;
    void both() { high++; low++; }

    // HOLDS
    //@ requires width == 4;
    //@ ensures width == 6;
    void twice() { grow(); high++; }

    // VIOLATED
    //@ ensures width > \old(width);
    void wraps() { high++; }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
