// A final field is assigned in constructors and initialisers only.
class FinalField {
    final int x = 1;
    static final int Y = 2;
    void use(FinalField other) {
        x = 2; // EXPECT error: cannot assign to final variable 'x'
        other.x++; // EXPECT error: cannot assign to final variable 'x'
        Y = 3; // EXPECT error: cannot assign to final variable 'Y'
    }
}
// COVERS assignment
