class LoopsBad {
    void f(int n) {
        // EXPECT-NEXT error: expected expression, found ';'
        //@ loop_invariant ;
        // EXPECT-NEXT error: expected ';', found end of JML annotation
        //@ decreases n
        while (n > 0)
            n--;
        // EXPECT-NEXT error: expected location, found '+'
        //@ loop_assignable + 3;
        while (n > 0)
            n--;
        // EXPECT-NEXT error: 'loop_invariant' belongs in front of a loop
        //@ loop_invariant n > 0;
        {
            while (n > 0)
                n--;
        }
        // EXPECT-NEXT error: 'loop_assignable' belongs in front of a loop
        //@ assignable n;
        //@ decreases n;
        n = 0;
    }
}
// COVERS assignable, loop_invariant, decreases, loop assignable, malformed JML
