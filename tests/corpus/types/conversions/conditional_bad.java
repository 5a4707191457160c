// Conditional expressions whose type does not fit.
class ConditionalTest {
    void use(boolean b, int i, long l, String s, Integer box, Double d, char c) {
        int a = b ? i : l; // EXPECT error: cannot convert 'long' to 'int'
        int e = i ? 1 : 2; // EXPECT error: expected a boolean, found 'int'
        String f = b ? s : i; // EXPECT error: cannot convert 'int' to 'String'
        int g = b ? 1 : s; // EXPECT error: cannot convert 'String' to 'int'
        char h = b ? c : i; // EXPECT error: cannot convert 'int' to 'char'
        Integer j = b ? box : d; // EXPECT error: cannot convert 'double' to 'Integer'
        int k = b ? 1 : nothing(); // EXPECT error: expected a value of type 'int', found 'void'
    }

    void nothing() { }
}
// COVERS conditional, conditional typing
