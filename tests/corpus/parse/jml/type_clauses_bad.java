class TypeClausesBad {
    int x;
    //@ model int y;

    // EXPECT-NEXT error: expected expression, found ';'
    //@ invariant;
    // EXPECT-NEXT error: expected ';', found 'for'
    //@ invariant x > 0 for f;
    // EXPECT-NEXT error: expected ';', found end of JML annotation
    //@ initially x > 0

    int a;

    // EXPECT-NEXT error: expected '=', '<-' or '\such_that', found '>'
    //@ represents y > 0;
    // EXPECT-NEXT error: expected location, found '='
    //@ represents = 0;
    // EXPECT-NEXT error: expected expression, found ';'
    //@ represents y = ;
    // EXPECT-NEXT error: expected ')', found ';'
    //@ axiom (x > 0;
    // EXPECT-NEXT error: expected expression, found '>'
    //@ constraint > 0;

    //@ constraint x > 0 for f, g(int), new C(int, String), this.h;
    // EXPECT-NEXT error: expected name of a method, found ';'
    //@ constraint x > 0 for ;
    // EXPECT-NEXT warning@9: 'monitors_for' is not checked: Jury looks at one thread
    //@ monitors_for x = y;
    // EXPECT-NEXT warning@16: 'readable' is not supported; ignored
    //@ public readable x if y > 0;
    // EXPECT-NEXT warning@9: 'writable' is not supported; ignored
    //@ writable x if y > 0;
    //@ invariant x > 0;
}
// COVERS invariant, constraint, initially, axiom, represents, malformed JML
