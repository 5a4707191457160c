// Mistakes in fields and initialisers.
class FieldsBad {
    int a = ; // EXPECT error@13: expected expression, found ';'
    int b c; // EXPECT error@11: expected ';', found 'c'
    int d, ; // EXPECT error@12: expected identifier, found ';'
    int = 1; // EXPECT error@9: expected identifier, found '='
    int e = {1, 2; // EXPECT error@18: expected '}', found ';' // EXPECT note@13: to match this '{'
    public { } // EXPECT error@5: only 'static' may stand in front of an initializer
    @A static { } // EXPECT error@5: only 'static' may stand in front of an initializer
    int f;
}
// COVERS fields
