// Integer literals out of range, or with digits that their radix does not have.
class IntegersBad {
    int a = 2147483648; // EXPECT error@13: the integer literal is too large for 'int'
    int b = 99999999999; // EXPECT error@13: the integer literal is too large for 'int'
    long c = 9223372036854775808L; // EXPECT error@14: the integer literal is too large for 'long'
    long d = 99999999999999999999L; // EXPECT error: the integer literal is too large for 'long'
    int e = 0x1_0000_0000; // EXPECT error: the integer literal is too large for 'int'
    long f = 0x1_0000_0000_0000_0000L; // EXPECT error: the integer literal is too large for 'long'
    int g = 040000000000; // EXPECT error: the integer literal is too large for 'int'
    int h = 0b1_0000_0000_0000_0000_0000_0000_0000_0000; // EXPECT error: the integer literal is too large for 'int'
    int i = 089; // EXPECT error: a number that begins with '0' is octal: it cannot have the digit '8'
    int j = 0b102; // EXPECT error: a binary number cannot have the digit '2'
    int k = 0x; // EXPECT error: the hexadecimal number has no digits
    int l = 0b; // EXPECT error: the binary number has no digits
    int m = 1_; // EXPECT error: an underscore may only stand between digits
    int n = 0x_1; // EXPECT error: an underscore may only stand between digits
    int o = -(2147483648); // EXPECT error@15: the integer literal is too large for 'int'
    int p = 1 - 2147483648; // EXPECT error@17: the integer literal is too large for 'int'
    int q = 12ab; // EXPECT error@15: expected ';', found 'ab'
}
// COVERS integer literals, long literals
