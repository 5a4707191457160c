// An error in an invariant, or in a contract that is inherited: nothing that needs it is pathsd.
class Base {
    int x;
    //@ invariant 0 <= x < zz; // EXPECT error: cannot find variable 'zz' // EXPECT unknown: JML with an error (not modelled) in 'Base.m()'

    //@ ensures x == 1;
    void m() { x = 1; }
}
// OUTPUT UNKNOWN Base.m()
// EXIT 2
