// Methods of Math that only specifications have.
class MathInSpecifications {
    //@ requires 0 < x && x < 5 && 0 < y && y < 5;
    //@ ensures \result == Math.gcd(x, y);
    static int divisor(int x, int y) {
        return x % y == 0 ? y : y % x == 0 ? x : x % 2 == 0 && y % 2 == 0 ? 2 : 1;
    }

    //@ requires 0 < x && x < 5 && 0 < y && y < 5;
    //@ ensures \result == Math.gcd(x, y); // EXPECT violated: postcondition in 'MathInSpecifications.smaller(int, int)'
    static int smaller(int x, int y) {
        return x < y ? x : y;
    }

    //@ ensures Math.gcd(0, Integer.MIN_VALUE) == 2147483648L;
    static void largest() {
    }

    //@ ensures d == 0 ==> Math.isNegativeZero(d) != Math.isPositiveZero(d);
    //@ ensures Math.isNegativeZero(-0.0) && Math.isPositiveZero(0.0);
    static void zeros(double d) {
    }

    //@ ensures \result == Math.isNegativeZero(d); // EXPECT violated: postcondition in 'MathInSpecifications.isZero(double)'
    static boolean isZero(double d) {
        return d == 0;
    }
}
// OUTPUT HOLDS MathInSpecifications.divisor(int, int)
// OUTPUT HOLDS MathInSpecifications.largest()
// OUTPUT HOLDS MathInSpecifications.zeros(double)
