// Mistakes in switches.
class SwitchesBad {
    int f(int a) {
        a = switch (a) { case 1 -> 2; case 3: yield 4; }; // EXPECT error@39: cannot mix ':' and '->' in one switch
        a = switch (a) { case -> 1; }; // EXPECT error@31: expected expression, found '->'
        a = switch (a) { case 1 2 -> 1; }; // EXPECT error@33: expected ':' or '->', found '2'
        a = switch (a) { 1 -> 1; }; // EXPECT error@26: expected 'case', 'default' or '}', found '1'
        a = switch (a) { default -> 1 }; // EXPECT error@39: expected ';', found '}'
        a = switch { default -> 1; }; // EXPECT error@20: expected '(', found '{'
        switch (a) { case 1 -> a + 1; } // EXPECT error@32: not a statement
        switch (a) { case 1 -> return; } // EXPECT error@32: expected expression, found 'return'
        switch (a { case 1: } // EXPECT error@19: expected ')', found '{' // EXPECT note@16: to match this '('
        switch (a) case 1: ; // EXPECT error@20: expected '{', found 'case'
        return 1;
    }
}
// COVERS switch expression, yield
