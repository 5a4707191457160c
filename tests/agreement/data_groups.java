class DataGroups {
    //@ public model Object state;
    int x; //@ in state;
    int y; //@ in state;
    int z;

    // HOLDS
    //@ assignable state;
    void members() { x = 1; y = 2; }

    // VIOLATED
    //@ assignable state;
    void stranger() { x = 1; z = 2; }

    // HOLDS
    //@ assignable state;
    //@ ensures z == \old(z);
    void calls() { members(); }

    // VIOLATED
    //@ assignable x;
    void callsMore() { members(); }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
