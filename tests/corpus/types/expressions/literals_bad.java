// The types of literals.
class LiteralTypes {
    int a = 1L; // EXPECT error: cannot convert 'long' to 'int'
    float b = 1.0; // EXPECT error: cannot convert 'double' to 'float'
    int c = 1f; // EXPECT error: cannot convert 'float' to 'int'
    char d = "c"; // EXPECT error: cannot convert 'String' to 'char'
    String e = 'c'; // EXPECT error: cannot convert 'char' to 'String'
    boolean f = 1; // EXPECT error: cannot convert 'int' to 'boolean'
    int g = null; // EXPECT error: cannot convert 'null' to 'int'
    long h = 1d; // EXPECT error: cannot convert 'double' to 'long'
    int i = true; // EXPECT error: cannot convert 'boolean' to 'int'
    // EXPECT-NEXT error: cannot convert 'String' to 'int'
    int j = """
        1
        """;
}
// COVERS literals, integer literals, long literals, float literals, double literals, char literals
// COVERS string literals, text blocks
