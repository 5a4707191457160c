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
