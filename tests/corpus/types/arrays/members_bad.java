// Arrays have no other members.
class ArrayMembers {
    void use(int[] a, String[] b) {
        int n = a.length(); // EXPECT error: cannot find method 'length' in 'int[]'
        long[] c = a.clone(); // EXPECT error: cannot convert 'int[]' to 'long[]'
        int d = b.size(); // EXPECT error: cannot find method 'size' in 'String[]'
        a.finalize(); // EXPECT error: 'finalize' is not accessible here: it is protected in 'Object'
    }
}
// COVERS array access, calls
