// Inside, the parameter is an array, not an element.
class Declared {
    int first(int... all) {
        return all; // EXPECT error: cannot convert 'int[]' to 'int'
    }
    void same(int... a) { }
    void same(int[] a) { } // EXPECT error: method 'same(int[])' is already declared in class 'Declared'
}
// COVERS varargs
