// The length of an array is final.
class LengthAssigned {
    void use(int[] a) {
        a.length = 3; // EXPECT error: cannot assign to final variable 'length'
    }
}
// COVERS array access, assignment
