class ExpressionsBad {
    int x;

    // EXPECT-NEXT error: expected '(', found ';'
    //@ ensures \old;
    // EXPECT-NEXT error: expected '(', found 'x'
    //@ ensures \old x;
    // EXPECT-NEXT error: expected expression, found ')'
    //@ ensures \old();
    // EXPECT-NEXT error: expected ')', found ';'
    //@ ensures \old(x;
    // EXPECT-NEXT error: expected identifier, found '3'
    //@ ensures \old(x, 3);
    // EXPECT-NEXT error: expected ')', found ','
    //@ ensures \pre(x, label);
    // EXPECT-NEXT error: expected '(', found ';'
    //@ ensures \fresh;
    // EXPECT-NEXT error: expected expression, found ')'
    //@ ensures \fresh(x, );
    // EXPECT-NEXT error: expected ')', found '+'
    //@ ensures \not_modified(x + 1);
    // EXPECT-NEXT error: expected type, found ')'
    //@ ensures \type();
    // EXPECT-NEXT error: expected '(', found 'int'
    //@ ensures \type int;
    // EXPECT-NEXT error: expected ')', found ','
    //@ ensures \type(int, int) == null;
    // EXPECT-NEXT error: expected expression, found ')'
    //@ ensures \reach() != null;
    // EXPECT-NEXT error: expected type, found '3'
    //@ ensures \reach(x, 3);
    // EXPECT-NEXT error: expected identifier, found '3'
    //@ ensures \reach(x, X, 3);
    // EXPECT-NEXT error: expected ')', found ';'
    //@ ensures \reach(x, X, f;
    // EXPECT-NEXT error: expected '(', found ';'
    //@ ensures \reach;
    // EXPECT-NEXT error: expected identifier, found '3'
    //@ ensures (\lbl 3 x);
    // EXPECT-NEXT error: expected ',', found ')'
    //@ ensures \lbl(name);
    // EXPECT-NEXT error: expected expression, found ')'
    //@ ensures (\lblpos name);
    // EXPECT-NEXT error: expected ')', found ';'
    //@ ensures \lbl(name, x;
    // EXPECT-NEXT error: expected type, found '3'
    //@ ensures \is_initialized(3);
    // EXPECT-NEXT error: expected expression, found '\such_that'
    //@ ensures \such_that;
    // EXPECT-NEXT error: expected expression, found '\into'
    //@ ensures x > \into;
    void f() {}
}
// COVERS \old, \old with label, \pre, \fresh, \reach of one object, \reach with type and field
// COVERS \not_modified, \type, \lbl, malformed JML
