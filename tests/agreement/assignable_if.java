class AssignableIf {
    int x, y;

    // HOLDS
    //@ assignable x if b;
    void guarded(boolean b) { if (b) x = 1; }

    // VIOLATED
    //@ requires !b;
    //@ assignable x if b;
    //@ ensures true;
    void always(boolean b) { x = 1; }

    // HOLDS
    //@ assignable x if b;
    //@ assignable y if !b;
    void either(boolean b) { if (b) x = 1; else y = 1; }

    // VIOLATED
    //@ assignable x if b;
    //@ assignable y if !b;
    void swapped(boolean b) { if (b) y = 1; else x = 1; }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
