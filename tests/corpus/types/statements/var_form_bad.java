// Declarations that do not take `var`.
class var_form_bad {
    void all() {
        var h = 1, i = 2; // EXPECT error@20: 'var' declares one variable at a time
        var l[] = {1}; // EXPECT error@9: 'var' cannot be the element type of an array
    }
}
// COVERS var
