class Invariant {
    int low, high;
    //@ invariant low <= high;

    // HOLDS
    //@ ensures \result >= 0 || high - low < 0;
    int size() { return high - low; }

    // HOLDS
    //@ ensures true;
    void shrink() { if (low < high) low++; }

    // VIOLATED
    //@ ensures true;
    void move() { low++; }

    // VIOLATED
    //@ requires o != this;
    //@ ensures true;
    void other(Invariant o) { o.high--; }

    // HOLDS
    //@ ensures low == 0 && high == 0;
    Invariant() { }

    // VIOLATED
    //@ ensures low == 1;
    Invariant(int any) { low = 1; }
}
// DECIDED cadical 6, z3 5, quantified 5, prove 5, inline 6, paths 6
