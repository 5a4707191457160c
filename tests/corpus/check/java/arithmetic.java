class Arithmetic {
    // Without --check overflow, arithmetic wraps.
    //@ ensures x == 2147483647 ==> \result == -2147483648;
    static int wraps(int x) {
        return x + 1;
    }

    //@ ensures \result > x; // EXPECT violated: postcondition in 'Arithmetic.wrapsWrong(int)'
    static int wrapsWrong(int x) {
        return x + 1;
    }

    //@ ensures x != -2147483648 ==> \result >= 0;
    static int absolute(int x) {
        return x < 0 ? -x : x;
    }

    //@ ensures \result >= 0; // EXPECT violated: postcondition in 'Arithmetic.absoluteWrong(int)'
    static int absoluteWrong(int x) {
        return x < 0 ? -x : x;
    }

    // A quotient and a remainder of any numbers add up.
    //@ requires y != 0;
    //@ ensures \result == x && x - x / y * y == x % y && x / 10 * 10 + x % 10 == x;
    static int addsUp(int x, int y) {
        int quotient = x / y, rest = x % y;
        return quotient * y + rest;
    }

    //@ requires y != 0;
    //@ ensures \result == x; // EXPECT violated: postcondition in 'Arithmetic.addsUpWrong(int, int)'
    static int addsUpWrong(int x, int y) {
        int quotient = x / y, rest = -(x % y);
        return quotient * y + rest;
    }

    //@ requires y != 0;
    //@ ensures \result == x;
    static long addsUpLong(long x, long y) {
        return x / y * y + x % y;
    }

    // Division rounds towards zero; the remainder has the sign of the dividend.
    //@ requires -8 <= x && x <= 8 && y != 0 && -8 <= y && y <= 8;
    //@ ensures \result && (x < 0 ==> x % y <= 0) && (x >= 0 ==> x % y >= 0);
    static boolean rounding(int x, int y) {
        return x / y * y + x % y == x;
    }

    //@ ensures \result == 232;
    static int signs() {
        return (-7 / 2 == -3 ? 200 : 0) + (-7 % 2 == -1 ? 30 : 0) + (7 % -2 == 1 ? 2 : 0);
    }

    //@ requires x == -7;
    //@ ensures \result == -4; // EXPECT violated: postcondition in 'Arithmetic.floor(int)'
    static int floor(int x) {
        return x / 2;
    }

    //@ requires x == -7;
    //@ ensures \result == -4;
    static int shiftFloor(int x) {
        return x >> 1;
    }

    //@ ensures \result == 0x7ffffffc;
    static int unsigned() {
        int x = -7;
        return x >>> 1;
    }

    // Only the low bits of the distance count.
    //@ ensures \result == x << (n & 31);
    static int distance(int x, int n) {
        return x << n;
    }

    //@ requires n == 32;
    //@ ensures \result == 0; // EXPECT violated: postcondition in 'Arithmetic.distanceWrong(int, int)'
    static int distanceWrong(int x, int n) {
        return x << n;
    }

    //@ ensures \result == x << 1;
    static long longDistance(long x) {
        return x << 65;
    }

    //@ ensures \result == x << 1;
    static int longByInt(int x) {
        return x << 33L;
    }

    //@ ensures \result == 1L << 33;
    static long widen() {
        int n = 33;
        return 1L << n;
    }

    // Widening of char is unsigned, of byte and short signed.
    //@ ensures \result >= 0;
    static int chars(char c) {
        return c;
    }

    //@ ensures \result >= 0; // EXPECT violated: postcondition in 'Arithmetic.shorts(short)'
    static int shorts(short s) {
        return s;
    }

    //@ ensures \result == (b + 256) % 256;
    static int unsignedByte(byte b) {
        return b & 0xff;
    }

    //@ ensures \result == 65535;
    static int viaChar() {
        byte b = -1;
        return (char) b;
    }

    //@ ensures \result == x - (x >> 16 << 16) - (((x >> 15) & 1) == 1 ? 65536 : 0);
    static short narrow(int x) {
        return (short) x;
    }

    //@ ensures \result == x; // EXPECT violated: postcondition in 'Arithmetic.narrowLong(long)'
    static int narrowLong(long x) {
        return (int) x;
    }

    //@ ensures \result == -x - 1;
    static int complement(int x) {
        return ~x;
    }

    //@ ensures \result == x * 8L;
    static long mixed(int x) {
        return 8L * x;
    }

    //@ ensures \result == x * 8L; // EXPECT violated: postcondition in 'Arithmetic.late(int)'
    static long late(int x) {
        return 8 * x;
    }

    //@ requires y != 0;
    //@ ensures x == -2147483648 && y == -1 ==> \result == x;
    static int divide(int x, int y) {
        return x / y;
    }

    //@ ensures \result == (char) (c + 1);
    static char next(char c) {
        return (char) (c + 1);
    }

    //@ requires 'a' <= c && c <= 'z';
    //@ ensures 'A' <= \result && \result <= 'Z';
    static char upper(char c) {
        return (char) (c - 'a' + 'A');
    }

    //@ requires 'a' <= c && c <= 'z';
    //@ ensures \result != 'A'; // EXPECT violated: postcondition in 'Arithmetic.upperWrong(char)'
    static char upperWrong(char c) {
        return (char) (c - 32);
    }
}
// OUTPUT HOLDS Arithmetic.wraps(int)
// OUTPUT HOLDS Arithmetic.absolute(int)
// OUTPUT HOLDS Arithmetic.rounding(int, int)
// OUTPUT HOLDS Arithmetic.signs()
// OUTPUT HOLDS Arithmetic.shiftFloor(int)
// OUTPUT HOLDS Arithmetic.unsigned()
// OUTPUT HOLDS Arithmetic.distance(int, int)
// OUTPUT HOLDS Arithmetic.longDistance(long)
// OUTPUT HOLDS Arithmetic.longByInt(int)
// OUTPUT HOLDS Arithmetic.widen()
// OUTPUT HOLDS Arithmetic.chars(char)
// OUTPUT HOLDS Arithmetic.unsignedByte(byte)
// OUTPUT HOLDS Arithmetic.viaChar()
// OUTPUT HOLDS Arithmetic.narrow(int)
// OUTPUT HOLDS Arithmetic.complement(int)
// OUTPUT HOLDS Arithmetic.mixed(int)
// OUTPUT HOLDS Arithmetic.divide(int, int)
// OUTPUT HOLDS Arithmetic.next(char)
// OUTPUT HOLDS Arithmetic.upper(char)
// OUTPUT c = 'a'
