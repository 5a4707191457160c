// A constant that depends on itself.
class Circular {
    static final int A = Circular.B + 1;
    static final int B = Circular.A + 1;
    void use(int i) {
        switch (i) { case A: break; } // EXPECT error: case label must be a constant expression
    }
}
// COVERS constants
