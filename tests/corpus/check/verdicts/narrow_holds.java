// ARGS --bits 6
class NarrowHolds {
    //@ requires 0 <= x && x < 10;
    //@ ensures \result == 2 * x;
    static int twice(int x) {
        return x + x;
    }
}
// OUTPUT HOLDS NarrowHolds.twice(int)
// OUTPUT for every input, 6-bit int (Java's has 32) and 12-bit long
