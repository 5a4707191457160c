// Mistakes in declarations of local variables.
class LocalsBad {
    void f() {
        int; // EXPECT error@12: expected identifier, found ';'
        int a b; // EXPECT error@15: expected ';', found 'b'
        int c = ; // EXPECT error@17: expected expression, found ';'
        int d = 1, ; // EXPECT error@20: expected identifier, found ';'
        int 3e; // EXPECT error@13: the exponent has no digits // EXPECT error@13: expected identifier, found '3e'
        final g; // EXPECT error@16: expected identifier, found ';'
        final final int h; // EXPECT error@15: repeated modifier 'final'
        String i = "a" "b"; // EXPECT error@24: expected ';', found '"b"'
        A<B c; // EXPECT error@13: expected ';', found 'c'
        a < b; // EXPECT error@9: not a statement
        int class = 3; // EXPECT error@13: expected identifier, found 'class'
        int[] j = {1, 2; // EXPECT error@24: expected '}', found ';' // EXPECT note@19: to match this '{'
    }
}
// COVERS local variables
