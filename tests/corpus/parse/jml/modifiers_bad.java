class ModifiersBad {
    // EXPECT-NEXT error@16: a declaration in JML needs 'model' or 'ghost'
    //@ public int x;

    // EXPECT-NEXT error: a declaration in JML needs 'model' or 'ghost'
    //@ pure void f();

    // EXPECT-NEXT error: a declaration in JML needs 'model' or 'ghost'
    //@ static class C {}

    // EXPECT-NEXT warning: JML annotation is not expected here; ignored
    void g(/*@ requires x; @*/ int x) {
        int y;
        // EXPECT-NEXT error: modifiers are not followed by a declaration
        /*@ static @*/
        y = 3;
    }
}
// COVERS requires, pure, malformed JML
