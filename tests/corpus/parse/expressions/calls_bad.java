// Mistakes in calls.
class CallsBad {
    void f() {
        f(1, ); // EXPECT error@14: expected expression, found ')'
        f(1 2); // EXPECT error@13: expected ')', found '2' // EXPECT note@10: to match this '('
        f(, 1); // EXPECT error@11: expected expression, found ','
        f(1; // EXPECT error@12: expected ')', found ';'
        this.<T>f; // EXPECT error@18: expected '(', found ';'
        this.<T>; // EXPECT error@17: expected identifier, found ';'
        <T>f(); // EXPECT error@12: expected 'this' or 'super', found 'f'
        a..b(); // EXPECT error@11: expected identifier, found '.'
        f()(); // EXPECT error@12: expected ';', found '('
    }
}
// COVERS calls
