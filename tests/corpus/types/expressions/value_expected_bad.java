// Statements' expressions and conditions.
class ValueExpected {
    void nothing() { }
    void use(int i, Object o) {
        if (i) { } // EXPECT error: expected a boolean, found 'int'
        while ("x") { } // EXPECT error: expected a boolean, found 'String'
        do { } while (o); // EXPECT error: expected a boolean, found 'Object'
        for (; i; ) { } // EXPECT error: expected a boolean, found 'int'
        int x = nothing(); // EXPECT error: expected a value of type 'int', found 'void'
        int y = nothing() + 1; // EXPECT error: operator '+' cannot be applied to 'void' and 'int'
        assert i; // EXPECT error: expected a boolean, found 'int'
        boolean b = !nothing(); // EXPECT error: operand of '!' must be boolean, found 'void'
    }
}
// COVERS if, while, do, for, assert
