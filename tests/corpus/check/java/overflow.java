// ARGS --check overflow
class Overflow {
    //@ requires -20 < x && x < 20;
    //@ ensures true;
    static int fits(int x) {
        return (x + 1) * (x - 1) - x / 2 + -x + (x << 3);
    }

    //@ ensures true;
    static int add(int x) {
        return x + 1; // EXPECT violated: overflow
    }

    //@ ensures true;
    static int subtract(int x, int y) {
        return x - y; // EXPECT violated: overflow
    }

    //@ ensures true;
    static long multiply(long x) {
        return x * 3; // EXPECT violated: overflow
    }

    //@ ensures true;
    static int negate(int x) {
        return -x; // EXPECT violated: overflow
    }

    //@ requires y != 0;
    //@ ensures true;
    static int divide(int x, int y) {
        return x / y; // EXPECT violated: overflow
    }

    //@ requires y != 0;
    //@ ensures true;
    static int remainder(int x, int y) {
        return x % y;
    }

    //@ ensures true;
    static int increment(int x) {
        x++; // EXPECT violated: overflow
        return x;
    }

    //@ ensures true;
    static int compound(int x) {
        x += 5; // EXPECT violated: overflow
        return x;
    }

    // A cast says that it narrows; bits have no value to overflow.
    //@ ensures true;
    static int bits(int x) {
        return (byte) x ^ x >>> 3 | x << 5 & ~x;
    }

    //@ ensures \result == (long) x + y;
    static long widened(int x, int y) {
        return (long) x + y;
    }
}
// OUTPUT HOLDS Overflow.fits(int)
// OUTPUT HOLDS Overflow.remainder(int, int)
// OUTPUT HOLDS Overflow.bits(int)
// OUTPUT HOLDS Overflow.widened(int, int)
