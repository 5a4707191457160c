// Names that nothing declares.
class Unknown {
    int known;

    int names(Unknown other, int[] array, int i) {
        int a = unknown; // EXPECT error: cannot find variable 'unknown'
        int b = other.unknown; // EXPECT error: cannot find field 'unknown' in 'Unknown'
        int c = unknown(1); // EXPECT error: cannot find method 'unknown'
        int d = other.unknown(2); // EXPECT error: cannot find method 'unknown' in 'Unknown'
        int e = array.size; // EXPECT error: cannot find field 'size' in 'int[]'
        int f = i.length; // EXPECT error: cannot find field 'length' in 'int'
        int g = i.length(); // EXPECT error: 'int' has no methods, found call of 'length'
        int h = nowhere.known(); // EXPECT error: cannot find variable 'nowhere'
        int j = nowhere.known; // EXPECT error: cannot find variable 'nowhere'
        return known;
    }
}
// COVERS names, field access, calls
