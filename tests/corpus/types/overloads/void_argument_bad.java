// void is no argument, and no value.
class VoidArgument {
    void nothing() { }
    void take(Object o) { }

    void use() {
        take(nothing()); // EXPECT error: 'take' expects (Object), found (void)
        String s = "x" + nothing(); // EXPECT error: operator '+' cannot be applied to 'String' and 'void'
        Object o = nothing(); // EXPECT error: expected a value of type 'Object', found 'void'
        nothing().toString(); // EXPECT error: 'void' has no methods, found call of 'toString'
        if (nothing()) { } // EXPECT error: expected a boolean, found 'void'
    }
}
// COVERS calls
