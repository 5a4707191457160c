// Values that do not fit, and what is no variable.
class Assignment {
    int x;
    int get() { return x; }

    void use(int[] a, long l, String s) {
        x = l; // EXPECT error: cannot convert 'long' to 'int'
        a[0] = s; // EXPECT error: cannot convert 'String' to 'int'
        s = 1; // EXPECT error: cannot convert 'int' to 'String'
        a = x; // EXPECT error: cannot convert 'int' to 'int[]'
        int y = x = l; // EXPECT error: cannot convert 'long' to 'int'
    }
}
// COVERS assignment
