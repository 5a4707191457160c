// Mistakes in lambdas. // COVERS lambda
class LambdasBad {
    void f() {
        a = () -> ; // EXPECT error@19: expected expression, found ';'
        a = (int x) -> ; // EXPECT error@24: expected expression, found ';'
        a = (int x) x; // EXPECT error@21: expected '->', found 'x'
        a = (x, y); // EXPECT error@15: expected ')', found ',' // EXPECT note@13: to match this '('
        a = (x, int y) -> x; // EXPECT error@15: expected ')', found ',' // EXPECT note@13: to match this '('
        a = -> x; // EXPECT error@13: expected expression, found '->'
        a = (final x) -> x; // EXPECT error@21: expected identifier, found ')'
        a = (int... x, int y) -> x; // EXPECT error@14: varargs parameter must be the last one
        a = x -> { return x;
    } // the block of the lambda ends here, so this is where the statement lacks its ';'
} // EXPECT error@1: expected ';', found '}'
// EXPECT error: expected '}', found end of file