// Mistakes in records.
record A { } // EXPECT error@10: expected '(', found '{'
record B(int) { } // EXPECT error@13: expected identifier, found ')'
record C(int a { } // EXPECT error@16: expected ')', found '{' // EXPECT note@9: to match this '('
record D(int a) extends E { } // EXPECT error@17: expected '{', found 'extends'
record F(int... a, int b) { } // EXPECT error@10: varargs parameter must be the last one
record G(G this) { } // EXPECT error@10: 'this' may only be the first parameter of a method
record H(int a) { I { } } // EXPECT error@21: expected identifier, found '{'
record I(int a[]) { } // EXPECT error@15: expected ')', found '[' // EXPECT note@9: to match this '('
class J { J { } } // EXPECT error@13: expected identifier, found '{'
// COVERS records
