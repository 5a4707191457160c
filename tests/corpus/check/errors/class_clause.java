// An error in a clause of a class: no method that needs it has a verdict, the others are checked.
class Base {
    int x;
    //@ invariant 0 <= x < zz; // EXPECT error: cannot find variable 'zz' // EXPECT unknown: JML with an error (not modelled) in 'Base.m()' // EXPECT unknown: JML with an error (not modelled) in 'Derived.k()' // EXPECT unknown: JML with an error (not modelled) in 'Apart.calls(Base)'

    //@ ensures x == 1;
    void m() { x = 1; }

    //@ ensures \result == 1;
    static int one() { return 1; }
}

class Derived extends Base {
    //@ ensures true;
    void k() { }
}

class Apart {
    //@ ensures true;
    void calls(Base a) { a.m(); }

    //@ ensures \result == 1;
    int right() { return 1; }

    //@ ensures \result == 1; // EXPECT violated: postcondition in 'Apart.wrong()'
    int wrong() { return 2; }
}
// OUTPUT HOLDS Base.one()
// OUTPUT HOLDS Apart.right()
// EXIT 2
