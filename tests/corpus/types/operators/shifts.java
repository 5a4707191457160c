// A shift has the promoted type of its left operand alone.
class Shifts {
    void use(byte b, int i, long l, char c) {
        int a = i << l;
        int d = b >> 2L;
        long e = l >>> i;
        int f = c << b;
    }
}
// COVERS binary operators, numeric promotion
