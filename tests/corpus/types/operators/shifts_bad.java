// A shift of a long is a long.
class Shifts {
    void use(int i, long l) {
        int a = l << i; // EXPECT error: cannot convert 'long' to 'int'
        byte b = (byte) 1 << i; // EXPECT error: cannot convert 'int' to 'byte'
    }
}
// COVERS binary operators, numeric promotion
