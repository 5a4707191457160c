// ARGS --bits 6
class NarrowOnly {
    //@ requires 0 <= x && x < 20;
    //@ ensures \result == 20 || \result > x;
    static int twice(int x) {
        return x + 20 > x ? 20 : x;
    }

    //@ requires 0 <= x && x < 20;
    //@ ensures \result >= x;
    static int sum(int x) {
        return x + x;
    }
}
// OUTPUT HOLDS NarrowOnly.sum(int)
// OUTPUT for every input, 32-bit int
// OUTPUT with 6-bit int it is violated; that is not Java's int
