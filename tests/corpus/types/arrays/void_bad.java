// No arrays of void.
class VoidArray {
    void f()[] { return; } // EXPECT error: an array cannot hold 'void'
}
// COVERS array creation
