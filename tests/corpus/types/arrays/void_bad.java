// No arrays of void.
class VoidArray {
    void[] f() { return null; } // EXPECT error: an array cannot hold 'void' // EXPECT error: expected identifier, found '[' // EXPECT error: expected ';', found 'f'
    Object g() { return new void[3]; } // EXPECT error: expected type, found 'void' // EXPECT error: cannot find type ''
}
// COVERS array creation
