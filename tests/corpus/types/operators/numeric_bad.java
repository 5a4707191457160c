// The promoted type does not fit the smaller variable.
class Numeric {
    void use(byte b, short s, char c, int i, long l, float f, double d) {
        byte a = b + b; // EXPECT error: cannot convert 'int' to 'byte'
        short a2 = -s; // EXPECT error: cannot convert 'int' to 'short'
        char a3 = c + 1; // EXPECT error: cannot convert 'int' to 'char'
        int x = i + l; // EXPECT error: cannot convert 'long' to 'int'
        long y = l - f; // EXPECT error: cannot convert 'float' to 'long'
        float z = f / d; // EXPECT error: cannot convert 'double' to 'float'
    }
}
// COVERS numeric promotion, binary operators
