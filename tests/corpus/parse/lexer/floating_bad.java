// Floating-point literals that no value stands for.
class FloatingBad {
    double a = 1e309; // EXPECT error@16: the floating-point literal is too large
    float b = 1e39f; // EXPECT error@15: the floating-point literal is too large
    double c = 1e-400; // EXPECT error: the floating-point literal is too small: it rounds to zero
    float d = 1e-46f; // EXPECT error: the floating-point literal is too small: it rounds to zero
    double e = 0x1p-1100; // EXPECT error: the floating-point literal is too small: it rounds to zero
    double f = 1e; // EXPECT error: the exponent has no digits
    double g = 1e+; // EXPECT error: the exponent has no digits
    double h = 0x1.8; // EXPECT error: a hexadecimal floating-point literal needs an exponent 'p'
    double i = 1_.0; // EXPECT error: an underscore may only stand between digits
    double j = 1e_5; // EXPECT error: an underscore may only stand between digits
}
// COVERS float literals, double literals
