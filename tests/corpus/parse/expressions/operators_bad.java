// Operators with an operand missing, or one that cannot be assigned to.
class OperatorsBad {
    void f(int a, int b) {
        a = ; // EXPECT error@13: expected expression, found ';'
        a = b + ; // EXPECT error@17: expected expression, found ';'
        a = * b; // EXPECT error@13: expected expression, found '*'
        a = b ? 1; // EXPECT error@18: expected ':', found ';'
        a = b ? : 2; // EXPECT error@17: expected expression, found ':'
        a + b = 1; // EXPECT error@9: invalid assignment target
        5 += a; // EXPECT error@9: invalid assignment target
        f(a, b) = 1; // EXPECT error@9: invalid assignment target
        a++ = 1; // EXPECT error@9: invalid assignment target
        ++5; // EXPECT error@11: invalid assignment target
        f(a, b)--; // EXPECT error@9: invalid assignment target
        ++a++; // EXPECT error@11: invalid assignment target
        this = null; // EXPECT error@9: invalid assignment target
        a = b c; // EXPECT error@15: expected ';', found 'c'
        a =+ b +* a; // EXPECT error@17: expected expression, found '*'
        a = (b + 1; // EXPECT error@19: expected ')', found ';' // EXPECT note@13: to match this '('
        a = b[1; // EXPECT error@16: expected ']', found ';' // EXPECT note@14: to match this '['
        a = b[]; // EXPECT error@16: expected '.class' or '::', found ';'
        a = (); // EXPECT error@14: expected expression, found ')'
        a >= = b; // EXPECT error@14: expected expression, found '='
        a > > b; // EXPECT error@13: expected expression, found '>'
    }
}
// COVERS unary operators, binary operators, assignment, compound assignment, conditional
