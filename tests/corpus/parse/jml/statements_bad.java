class StatementsBad {
    int x;

    void f() {
        // EXPECT-NEXT error: expected expression, found ';'
        //@ assert ;
        // EXPECT-NEXT error: expected ';', found end of JML annotation
        //@ assert x > 0
        x = 1;
        // EXPECT-NEXT error: expected expression, found ';'
        //@ assume x > 0 : ;
        // EXPECT-NEXT error: expected ';', found ':'
        //@ hint x > 0 : "no message here";
        // EXPECT-NEXT error: expected ';', found 'x'
        //@ unreachable x;
        // EXPECT-NEXT error: expected expression, found ';'
        //@ set x = ;
        // EXPECT-NEXT error: expected identifier, found '='
        //@ ghost int = 3;
        // EXPECT-NEXT error: expected type, found '3'
        //@ ghost 3;
        // EXPECT-NEXT error: expected ';', found ')'
        //@ debug x);
        // EXPECT-NEXT error: expected ';', found ')'
        //@ check (x > 0)) + 1;
        // EXPECT-NEXT error: expected specification, found 'assert'
        //@ refining assert x > 0;
        x = 2;
    }
}
// COVERS ghost, JML assert, assume, set, unreachable, ghost locals, hint, malformed JML
