// Math, Float and Double.
class Library {
    //@ ensures x != x ? \result != \result : \result >= 0 && (\result == x || \result == -x);
    //@ ensures x == 0 ==> 1 / \result > 0;
    static double abs(double x) {
        return Math.abs(x);
    }

    //@ requires x == x && y == y;
    //@ ensures \result >= x && \result >= y && (\result == x || \result == y);
    //@ ensures x == 0 && y == 0 && 1 / x > 0 ==> 1 / \result > 0;
    static float max(float x, float y) {
        return Math.max(x, y);
    }

    //@ ensures \result == x || \result == y; // EXPECT violated: postcondition in 'Library.min(double, double)'
    static double min(double x, double y) {
        return Math.min(x, y);
    }

    //@ requires -1e9 <= x && x <= 1e9;
    //@ ensures \result <= x && x < \result + 1 && \result == (long) \result;
    static double floor(double x) {
        return Math.floor(x);
    }

    //@ requires -1e9 <= x && x <= 1e9;
    //@ ensures \result >= x && x > \result - 1 && \result == (long) \result;
    static double ceil(double x) {
        return Math.ceil(x);
    }

    //@ requires -1e9 <= x && x <= 1e9;
    //@ ensures \result - x <= 0.5 && x - \result <= 0.5 && \result == (long) \result;
    static double rint(double x) {
        return Math.rint(x);
    }

    //@ ensures \result == Math.round(x); // EXPECT violated: postcondition in 'Library.half(double)'
    static double half(double x) {
        return Math.rint(x);
    }

    //@ requires -1000 <= x && x <= 1000;
    //@ ensures \result - (double) x <= 0.5 && (double) x - \result < 0.5;
    static int round(float x) {
        return Math.round(x);
    }

    //@ requires -1000 <= x && x <= 1000;
    //@ ensures \result == Math.floor(x + 0.5f); // EXPECT violated: postcondition in 'Library.roundedTwice(float)'
    static int roundedTwice(float x) {
        return Math.round(x);
    }

    //@ ensures \result == 3 && Math.sqrt(-1.0) != Math.sqrt(-1.0);
    static double sqrt() {
        double x = 9;
        return Math.sqrt(x);
    }

    //@ ensures \result * \result == x; // EXPECT violated: postcondition in 'Library.sqrtOf(int)'
    //@ requires 0 <= x && x <= 10;
    static double sqrtOf(int x) {
        return Math.sqrt(x);
    }

    //@ ensures \result == -1 || \result == 0 || \result == 1 || x != x;
    static double signum(double x) {
        return Math.signum(x);
    }

    //@ ensures x == x ==> Float.intBitsToFloat(\result) == x;
    static int bits(float x) {
        return Float.floatToIntBits(x);
    }

    //@ ensures Double.doubleToLongBits(\result) == x; // EXPECT violated: postcondition in 'Library.ofBits(long)'
    static double ofBits(long x) {
        return Double.longBitsToDouble(x);
    }

    //@ requires x == x;
    //@ ensures \result < 0 ==> x <= 0;
    static int rawBits(float x) {
        return Float.floatToRawIntBits(x);
    }

    //@ ensures \result == \result;
    static int rawBitsOfAny(float x) {
        return Float.floatToRawIntBits(x); // EXPECT unknown: the bits of a NaN (not modelled) in 'Library.rawBitsOfAny(float)'
    }

    //@ ensures \result ==> x - x != x - x;
    //@ ensures \result == (!Double.isFinite(x) && !Double.isNaN(x));
    static boolean isInfinite(double x) {
        return Double.isInfinite(x);
    }

    //@ requires x == x && x < Float.POSITIVE_INFINITY;
    //@ ensures \result > x;
    static float nextUp(float x) {
        return Math.nextUp(x);
    }

    //@ ensures \result == 0;
    static double fused(double x) {
        return Math.fma(x, 1.0, 0); // EXPECT unknown: a call of 'fma', which has no body
    }
}
