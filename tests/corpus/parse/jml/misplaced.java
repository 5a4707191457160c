class Misplaced {
    int x;

    // EXPECT-NEXT error@9: 'loop_invariant' belongs in front of a loop
    //@ loop_invariant x > 0;
    // EXPECT-NEXT error@9: 'maintaining' belongs in front of a loop
    //@ maintaining x > 0;
    // EXPECT-NEXT error@9: 'decreasing' belongs in front of a loop
    //@ decreasing x;
    // EXPECT-NEXT error@9: 'assert' belongs in the body of a method
    //@ assert x > 0;
    // EXPECT-NEXT error@9: 'assume' belongs in the body of a method
    //@ assume x > 0;
    // EXPECT-NEXT error@9: 'set' belongs in the body of a method
    //@ set x = 0;
    // EXPECT-NEXT error@9: 'unreachable' belongs in the body of a method
    //@ unreachable;

    void f() {
        // EXPECT-NEXT error@13: 'invariant' belongs among the members of a class
        //@ invariant x > 0;
        // EXPECT-NEXT error@13: 'represents' belongs among the members of a class
        //@ represents x = 0;
        // EXPECT-NEXT error@13: 'loop_invariant' belongs in front of a loop
        //@ loop_invariant x > 0;
        x = 1;
        // EXPECT-NEXT error@13: 'decreases' belongs in front of a loop
        //@ decreases x;
        x = 2;
        // EXPECT-NEXT error@13: 'loop_assignable' belongs in front of a loop
        //@ loop_assignable x;
    }
}
// COVERS invariant, represents, JML assert, assume, set, loop_invariant, decreases
// COVERS loop assignable, unreachable, malformed JML
