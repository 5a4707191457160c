// Mistakes in if and else.
class ConditionsBad {
    void f(int a) {
        if a > 0 { } // EXPECT error@12: expected '(', found 'a'
        if (a > 0 { } // EXPECT error@19: expected ')', found '{' // EXPECT note@12: to match this '('
        if () { } // EXPECT error@13: expected expression, found ')'
        if (a > 0) a++; a--; else a--; // EXPECT error@30: 'else' without 'if'
        if (a > 0) int b = 1; // EXPECT error@20: a declaration must stand in a block
        if (a > 0) { } else class C { } // EXPECT error@29: a declaration must stand in a block
        if (a > 0) } // EXPECT error@20: expected expression, found '}'
    void g() { }
}
// COVERS if
