class Reach {
    /*@ nullable @*/ Reach next;

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
}
// DECIDED cadical 3, z3 2, quantified 2, prove 1, inline 3, paths 3
