class Reach {
    /*@ nullable @*/ Reach next;
    /*@ nullable @*/ Reach other;
    static /*@ nullable @*/ Reach any;
    int value;

    // HOLDS
    //@ ensures \reach(this).has(this);
    void self() { }

    // VIOLATED
    //@ requires next != null;
    //@ ensures !\reach(next).has(this);
    void cycle() { }

    // HOLDS
    //@ requires next != null;
    //@ ensures \reach(this).has(next);
    void step() { }

    // HOLDS
    //@ requires next == null && other == null && any != null && any != this;
    //@ ensures !\reach(this).has(any);
    void notStatic() { }

    // VIOLATED
    //@ requires next == null && any != null && any != this;
    //@ ensures !\reach(this).has(any);
    void byOther() { }

    // HOLDS
    //@ requires next == null && other != null && other != this;
    //@ ensures !\reach(this, Reach, next).has(other) && \reach(this, Reach, other).has(other);
    void oneField() { }

    // VIOLATED
    //@ requires other != null && other != this && next != null;
    //@ ensures !\reach(this, Reach, next).has(other);
    void twoWays() { }
}
// DECIDED cadical 7, z3 6, quantified 6, prove 2, inline 7, paths 7
