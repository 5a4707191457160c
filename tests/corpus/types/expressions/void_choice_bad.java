// A branch without a value.
class VoidChoice {
    void nothing() { }
    void use(boolean b, int i) {
        var x = b ? nothing() : "x"; // EXPECT error: expected a value, found 'void'
        Object y = switch (i) { case 1 -> nothing(); default -> 2; }; // EXPECT error: expected a value of type 'Object', found 'void'
    }
}
// COVERS conditional, conditional typing
