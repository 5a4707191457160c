// NaN is not ordered and equals nothing; 0.0 equals -0.0.
class Comparison {
    //@ ensures \result <==> !Double.isNaN(x);
    static boolean isItself(double x) {
        return x == x;
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'Comparison.isOrdered(float, float)'
    static boolean isOrdered(float x, float y) {
        return x < y || x == y || x > y;
    }

    //@ requires !Float.isNaN(x) && !Float.isNaN(y);
    //@ ensures \result;
    static boolean isOrderedWithoutNaN(float x, float y) {
        return x < y || x == y || x > y;
    }

    //@ ensures \result == !(x >= y); // EXPECT violated: postcondition in 'Comparison.less(double, double)'
    static boolean less(double x, double y) {
        return x < y;
    }

    //@ ensures \result == (y > x) && (\result ==> x != y);
    static boolean lessOrMore(double x, double y) {
        return x < y;
    }

    //@ requires x < y && y < z;
    //@ ensures \result;
    static boolean transitive(double x, double y, double z) {
        return x < z;
    }

    //@ ensures \result == 1;
    static int zeros() {
        double zero = 0.0, minus = -0.0;
        return zero == minus && !(minus < zero) && minus >= zero ? 1 : 2;
    }

    //@ ensures \result <==> x == y; // EXPECT violated: postcondition in 'Comparison.sameBits(float, float)'
    static boolean sameBits(float x, float y) {
        return Float.floatToIntBits(x) == Float.floatToIntBits(y);
    }

    //@ ensures x == x && y == y && x != 0 ==> (\result <==> x == y);
    static boolean sameBitsOfUsual(float x, float y) {
        return Float.floatToIntBits(x) == Float.floatToIntBits(y);
    }

    //@ ensures x < y ==> \result < 0;
    //@ ensures x > y ==> \result > 0;
    //@ ensures \result == 0 <==> Double.doubleToLongBits(x) == Double.doubleToLongBits(y);
    static int compare(double x, double y) {
        return Double.compare(x, y);
    }

    //@ ensures x == y ==> \result == 0; // EXPECT violated: postcondition in 'Comparison.compareZeros(double, double)'
    static int compareZeros(double x, double y) {
        return Double.compare(x, y);
    }

    //@ ensures \result == x || \result == y; // EXPECT violated: postcondition in 'Comparison.choose(boolean, int, double)'
    static double choose(boolean first, int x, double y) {
        return first ? x : y;
    }

    //@ ensures \result == (first ? (float) x : y) || y != y;
    static float promoted(boolean first, int x, float y) {
        return first ? x : y;
    }
}
