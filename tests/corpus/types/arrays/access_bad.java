// Indices and what is no array.
class ArrayAccess {
    int use(int[] a, int i, long l, String s, double d) {
        int b = a[l]; // EXPECT error: expected an int index, found 'long'
        int c = i[0]; // EXPECT error: expected an array, found 'int'
        int e = a[0][1]; // EXPECT error: expected an array, found 'int'
        int f = a["x"]; // EXPECT error: expected an int index, found 'String'
        int g = a[d]; // EXPECT error: expected an int index, found 'double'
        int h = a[true]; // EXPECT error: expected an int index, found 'boolean'
        return a[i];
    }
}
// COVERS array access
