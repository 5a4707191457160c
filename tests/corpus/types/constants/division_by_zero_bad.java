// A division by the constant zero is no constant.
class DivisionByZero {
    static final int X = 1 / 0;
    void use(int i) {
        switch (i) { case X: break; } // EXPECT error: case label must be a constant expression
        byte b = 5 % 0; // EXPECT error: cannot convert 'int' to 'byte'
    }
}
// COVERS constants
