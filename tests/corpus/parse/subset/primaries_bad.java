// Mistakes in literals, names, fields, arrays, this and super.
class Primaries {
    void literals() { int x = 12ab; } // EXPECT error: expected ';', found 'ab'
    void names() { int x = a.; } // EXPECT error: expected identifier, found ';'
    void field() { f().3 = 1; } // EXPECT error: expected ';', found '.3'
    void array() { a[] = 1; } // EXPECT error: expected '.class' or '::', found '='
    void self() { this.; } // EXPECT error: expected identifier, found ';'
    void parent() { super + 1; } // EXPECT error: expected '.' or '::', found '+'
    void outer() { Primaries.this(); } // EXPECT error: expected ';', found '('
    void outerParent() { Primaries.super; } // EXPECT error: not a statement
    void both() { Object o = (A & ) x; } // EXPECT error: expected expression, found ')' // EXPECT error: expected ';', found 'x'
}
// COVERS literals, names, field access, array access, this, super, qualified this
// COVERS qualified super, intersection cast
