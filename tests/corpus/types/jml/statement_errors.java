class StatementErrors {
    int n;
    int[] a;
    //@ ghost int steps;

    /*@ pure @*/ int get() {
        return n;
    }

    void run() {
        //@ assert n; // EXPECT error: 'int'
        //@ assume a; // EXPECT error: 'int[]'
        //@ check nothing; // EXPECT error: 'nothing'
        //@ hint n + 1; // EXPECT error: 'int'
        //@ set n = 1; // EXPECT error@17: 'set' assigns to ghost variables only
        //@ set n++; // EXPECT error: 'set' assigns to ghost variables only
        //@ set a[0] = 1; // EXPECT error: 'set' assigns to ghost variables only
        //@ set steps = true; // EXPECT error: 'boolean'
        //@ set steps = n++; // EXPECT error: assignment is not allowed in a specification
        //@ assert (\forall int i; true) ==> 1; // EXPECT error: operand of '==>' must be boolean, found 'int'
        steps = 1; // EXPECT error: 'steps'
    }
}
// COVERS JML assert, assume, set, hint
