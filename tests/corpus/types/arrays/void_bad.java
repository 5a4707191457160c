// No arrays of void.
class VoidArray {
    void f()[] { return; } // EXPECT error: an array cannot hold 'void' // EXPECT error: expected a value of type '<error>' to return
}
// COVERS array creation
