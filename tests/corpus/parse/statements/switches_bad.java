// Labels outside of a switch.
class SwitchesBad {
    void f(int a) {
        case 1: a++; // EXPECT error@9: 'case' does not stand in a switch
        default: a++; // EXPECT error@9: 'default' does not stand in a switch
        switch (a) { case 1: { case 2: a++; } } // EXPECT error@32: 'case' does not stand in a switch
        switch (a) { a++; case 1: } // EXPECT error@22: expected 'case', 'default' or '}', found 'a'
        switch (a) { case 1: a++; // EXPECT note@20: to match this '{'
    void g() { } // EXPECT error@5: expected '}', found 'void'
}
// COVERS old switch statements, arrow switch statements
