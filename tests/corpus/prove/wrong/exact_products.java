// ARGS --timeout 20
// A product of ints wraps, that of the same numbers as mathematical ones does not: they are not the
// same function of their operands.
class Exact {
    //@ ensures (\bigint) \result == (\bigint) x * (\bigint) y; // EXPECT violated: postcondition
    static int times(int x, int y) {
        return x * y;
    }

    //@ requires y != 0;
    //@ ensures (\bigint) \result == (\bigint) x % (\bigint) y;
    static int rest(int x, int y) {
        return x % y;
    }

    //@ requires 0 <= x && x <= 1000 && 0 <= y && y <= 1000;
    //@ ensures (\bigint) \result == (\bigint) x * (\bigint) y;
    static int small(int x, int y) {
        return x * y;
    }
}
// OUTPUT PROVED Exact.rest(int, int)
// OUTPUT PROVED Exact.small(int, int)
