// A division by the constant zero is no constant, but no error either.
class DivisionByZero {
    static final int X = 1 / 0;
    int use() { return 5 % 0; }
}
// COVERS constants
