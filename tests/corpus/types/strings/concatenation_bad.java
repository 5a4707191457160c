// Without a String, + adds numbers; char + int is no String.
class Concatenation {
    void use(int i, char c, Object o, String s) {
        String a = i + c; // EXPECT error: cannot convert 'int' to 'String'
        String b = o + i; // EXPECT error: operator '+' cannot be applied to 'Object' and 'int'
        String d = 'x' + 'y'; // EXPECT error: cannot convert 'int' to 'String'
        String e = s + nothing(); // EXPECT error: operator '+' cannot be applied to 'String' and 'void'
        char f = s + c; // EXPECT error: cannot convert 'String' to 'char'
    }

    void nothing() { }
}
// COVERS string concatenation, binary operators
